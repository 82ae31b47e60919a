import type { PublicConfig } from '@galopin/shared/contracts';

/** What a remote alone calls. */
export interface RemoteServices {
  /** Address of the backend, once it answers. */
  readonly backend: Promise<string>;
  /** Address of the sign-in calls, once the demo accounts are there. */
  readonly signIn: Promise<string>;
  readonly parse: Promise<Pick<PublicConfig['parse'], 'appId' | 'javascriptKey'>>;
}

const CONFIG = /<script type="application\/json" id="public-config">([^<]*)<\/script>/;

/**
 * A site that runs already, with its sessions and data. Its page tells how its content is asked for.
 * @throws Error when what answers is no page of a site
 */
export function siteServices(siteUrl: string): RemoteServices {
  const address = Promise.resolve(siteUrl);
  return { backend: address, signIn: address, parse: readParse(siteUrl) };
}

async function readParse(siteUrl: string): Promise<PublicConfig['parse']> {
  const answer = await fetch(siteUrl, { headers: { accept: 'text/html' } }).catch((cause: unknown) => {
    throw new Error(`No site answers at ${siteUrl}: name one that runs`, { cause });
  });
  const found = CONFIG.exec(await answer.text())?.[1];
  if (found === undefined) throw new Error(`${siteUrl} answers, but not with a page of Galopin`);
  return (JSON.parse(found) as PublicConfig).parse;
}
