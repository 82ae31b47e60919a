import { hkdfSync } from 'node:crypto';
import { CallError } from '@galopin/shared/server';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

/** Links that give one thing to whoever has them, for a time: what is ordered stands in the link. */
export interface SignedLinks<Order> {
  sign(order: Order): Promise<{ readonly token: string; readonly expiresAt: string }>;
  /** @throws CallError 403 `link-expired`, 403 `link-invalid` */
  read(token: string): Promise<Order>;
}

export interface SignedLinksOptions<Order> {
  /** Known to every process of this site and to nobody else. */
  readonly secret: string;
  /** What the links are for; a link for one thing is none for another. */
  readonly audience: string;
  readonly schema: v.GenericSchema<unknown, Order>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds; two minutes unless given. */
  readonly lifetime?: number;
}

const LIFETIME_MS = 120_000;

export function createSignedLinks<Order extends object>({
  secret,
  audience,
  schema,
  now,
  lifetime = LIFETIME_MS,
}: SignedLinksOptions<Order>): SignedLinks<Order> {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'galopin download links', 32));
  return {
    sign: async (order) => {
      const expiresAt = now() + lifetime;
      const token = await new SignJWT(Object.fromEntries(Object.entries(order)))
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setExpirationTime(new Date(expiresAt))
        .sign(key);
      return { token, expiresAt: new Date(expiresAt).toISOString() };
    },
    read: async (token) => {
      try {
        const rules = { audience, algorithms: ['HS256'], currentDate: new Date(now()) };
        return v.parse(schema, (await jwtVerify(token, key, rules)).payload);
      } catch (error) {
        const options = { cause: error };
        if (error instanceof errors.JWTExpired) {
          throw new CallError('link-expired', 'This link is over: ask for a new one.', { ...options });
        }
        throw new CallError('link-invalid', 'This link is not one of this site.', { ...options });
      }
    },
  };
}
