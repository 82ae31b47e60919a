/** Whether the site says that all is well. */
export async function isHealthy(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(6000) }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status === 200;
}
