/** Milliseconds the details of a release may take. */
const DETAILS_TIMEOUT = 8000;

/**
 * Fetches a JSON file whose content must have the given hash.
 * @throws Error for a status other than 2xx, another content, or no answer in time
 */
export async function fetchDetails(url: string, integrity: string): Promise<unknown> {
  const response = await fetch(url, { integrity, signal: AbortSignal.timeout(DETAILS_TIMEOUT) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
