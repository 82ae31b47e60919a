/** Leaves nothing of the run on the server. */
export default async function dropTemplate(): Promise<void> {
  await globalThis.backendTestTemplate?.drop();
}
