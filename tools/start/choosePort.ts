import { tryPort } from '@galopin/processes';

type Environment = Readonly<Record<string, string | undefined>>;

const USUAL = 3000;
/** How many ports are looked at after the usual one, so that checkouts side by side have addresses one can guess. */
const NEIGHBOURS = 20;

/**
 * The environment with the port that the site is to have: the one that is given, else the usual one or, where that is
 * taken, one near it; any for `PORT=0`. Somebody else may take it before the site listens there: whoever starts the
 * site chooses again then, see {@link isPortLost}.
 */
export async function choosePort(environment: Environment, host: string): Promise<Environment> {
  const { PORT: given = '' } = environment;
  if (given !== '' && given !== '0') return environment;
  const wanted = given === '0' ? [] : Array.from({ length: NEIGHBOURS }, (_, at) => USUAL + at);
  for (const port of [...wanted, 0]) {
    const found = await tryPort(port, host);
    if (found !== null) return { ...environment, PORT: String(found) };
  }
  return environment;
}

/** Whether a start failed because a chosen port was taken meanwhile; one that was given stays for whoever gave it. */
export function isPortLost(error: unknown, { PORT: given = '' }: Environment): boolean {
  return (given === '' || given === '0') && error instanceof Error && error.message.includes('EADDRINUSE');
}
