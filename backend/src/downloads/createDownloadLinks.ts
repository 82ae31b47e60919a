import { hkdfSync } from 'node:crypto';
import type { CsvSeparator } from '@galopin/shared/contracts';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { ApiError } from '../errors';
import type { DaySpan } from './createRunnerExport';

/** What a link gives. */
export interface DownloadOrder extends DaySpan {
  readonly separator: CsvSeparator;
}

/** Links that give one file to whoever has them, for a short time. */
export interface DownloadLinks {
  sign(order: DownloadOrder): Promise<{ readonly token: string; readonly expiresAt: string }>;
  /** @throws ApiError 403 `link-expired`, 403 `link-invalid` */
  read(token: string): Promise<DownloadOrder>;
}

const AUDIENCE = 'csv';
const LIFETIME_MS = 120_000;

const Order = v.object({ from: v.string(), to: v.string(), separator: v.picklist([';', ',']) });

/**
 * @param secret known to every process of this site and to nobody else
 * @param now epoch milliseconds
 */
export function createDownloadLinks(secret: string, now: () => number): DownloadLinks {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'galopin download links', 32));
  return {
    sign: async (order) => {
      const expiresAt = now() + LIFETIME_MS;
      const token = await new SignJWT({ ...order })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setExpirationTime(new Date(expiresAt))
        .sign(key);
      return { token, expiresAt: new Date(expiresAt).toISOString() };
    },
    read: async (token) => {
      try {
        const rules = { audience: AUDIENCE, algorithms: ['HS256'], currentDate: new Date(now()) };
        return v.parse(Order, (await jwtVerify(token, key, rules)).payload);
      } catch (error) {
        const options = { cause: error };
        if (error instanceof errors.JWTExpired) {
          throw new ApiError(
            403,
            'link-expired',
            'This link is over: ask for a new one.',
            undefined,
            options,
          );
        }
        throw new ApiError(403, 'link-invalid', 'This link is not one of this site.', undefined, options);
      }
    },
  };
}
