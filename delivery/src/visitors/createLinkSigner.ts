import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import { readOrMakeSecret } from '../signing/readOrMakeSecret';

/** Seconds a link, and the cookie it leaves, is good for at most. */
export const LONGEST_LINK = 7 * 24 * 60 * 60;

/** What is signed, a link or what a cookie says: a signature of one kind is none of another. */
export type LinkKind = 'override' | 'environment' | 'visit';

/** A value that was signed, with its end in epoch seconds. */
export interface SignedLink {
  readonly value: string;
  readonly until: number;
  readonly signature: string;
}

export type LinkState = 'good' | 'forged' | 'expired';

/** Signs what a link or cookie asks for, and tells whether one was signed here. */
export interface LinkSigner {
  sign(kind: LinkKind, value: string, until: number): SignedLink;
  check(kind: LinkKind, link: SignedLink): LinkState;
}

/** HMAC with SHA-256. */
export function createLinkSigner(key: string, now: () => Date): LinkSigner {
  const sign = (kind: LinkKind, value: string, until: number) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, value, until]))
      .digest();
  return {
    sign: (kind, value, until) => ({
      value,
      until,
      signature: sign(kind, value, until).toString('base64url'),
    }),
    check(kind, { value, until, signature }) {
      const given = Buffer.from(signature, 'base64url');
      const wanted = sign(kind, value, until);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'forged';
      const left = until - now().getTime() / 1000;
      return left > 0 && left <= LONGEST_LINK ? 'good' : 'expired';
    },
  };
}

/** The configured key, else the one of the data folder, made on first need. */
export function loadLinkKey(settings: {
  readonly DATA_DIR: string;
  readonly LINK_KEY?: string | undefined;
}): Promise<string> {
  if (settings.LINK_KEY !== undefined) return Promise.resolve(settings.LINK_KEY);
  const file = path.resolve(settings.DATA_DIR, 'delivery', 'link-key');
  return readOrMakeSecret(file, () => randomBytes(32).toString('base64url'));
}

/** A link's proof as a cookie carries it. */
export const writeProof = ({ value, until, signature }: SignedLink): string =>
  [until, signature, value].join('.');

/** @returns `null` for a text that cannot be one */
export function readProof(text: string | undefined): SignedLink | null {
  const [, until, signature = '', value = ''] = /^(\d{1,12})\.([\w-]+)\.(.+)$/.exec(text ?? '') ?? [];
  return until === undefined ? null : { until: Number(until), signature, value };
}
