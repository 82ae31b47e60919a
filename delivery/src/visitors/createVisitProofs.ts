import type { IncomingHttpHeaders } from 'node:http';
import { networksOf } from '../http/networksOf';
import { COOKIES, readCookies, setCookie } from './cookies';
import { LONGEST_LINK, readProof, writeProof, type LinkSigner } from './createLinkSigner';

const HOUR = 60 * 60;
/** Seconds a network must have been here before what it reports is believed: longer than a release is news. */
export const BELIEVED_AFTER = 12 * HOUR;
/** Seconds after which a proof is written anew, with the same beginning. */
const RENEWED_AFTER = 24 * HOUR;

/** A request, as far as it tells where it came from. */
export interface VisitSource {
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
}

/**
 * Tells networks that have been here from those that come to report: documents leave a signed cookie that says since
 * when. It is good in the network it was given to, /24 or /48, for a week after the last document, and the same for
 * all who come from there in one hour, so that it tells nobody from anybody.
 */
export type VisitProofs = ReturnType<typeof createVisitProofs>;

export function createVisitProofs(links: LinkSigner, now: () => Date) {
  const seconds = (): number => Math.floor(now().getTime() / 1000);
  const textOf = (since: string, ip: string): string => `${since} ${networksOf(ip).around}`;

  /** Since when the network is known, and until when the proof of it is good, in epoch seconds. */
  function read({ headers, ip }: VisitSource): { readonly since: number; readonly until: number } | null {
    const proof = readProof(readCookies(headers)[COOKIES.visit]);
    if (proof === null) return null;
    const { value: since, until, signature } = proof;
    const state = links.check('visit', { value: textOf(since, ip), until, signature });
    return state === 'good' ? { since: Number(since), until } : null;
  }

  return {
    /** Whether what comes from there is believed. */
    isKnown(source: VisitSource): boolean {
      const proof = read(source);
      return proof !== null && seconds() - proof.since >= BELIEVED_AFTER;
    },
    /** The `Set-Cookie` header of a document, where it has to say something new. */
    cookieFor(source: VisitSource): string | undefined {
      const proof = read(source);
      const end = Math.floor(seconds() / HOUR) * HOUR + LONGEST_LINK;
      if (proof !== null && end - proof.until < RENEWED_AFTER) return undefined;
      const since = String(proof?.since ?? end - LONGEST_LINK);
      const signed = links.sign('visit', textOf(since, source.ip), end);
      const value = writeProof({ ...signed, value: since });
      return setCookie(source.headers, COOKIES.visit, { value, maxAge: end - seconds() });
    },
  };
}
