import { request } from 'undici';

/** Path of a race of today with the most runners that everybody sees; `null` where no site answers. */
export async function largestRace(site: string): Promise<string | null> {
  const jour = new Date().toISOString().slice(0, 10);
  const address = new URL(`/caractrap?limit=1001&jour=${jour}&reun=1`, site);
  const answer = await request(address).catch(() => null);
  if (answer === null) return null;
  const races = (await answer.body.json()) as { readonly id: number; readonly partant: string | number }[];
  const [largest] = races.toSorted((one, other) => Number(other.partant) - Number(one.partant));
  return largest === undefined ? null : `/Course/${largest.id}`;
}
