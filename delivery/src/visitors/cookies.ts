import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** Cookies that decide what a visitor is given, and whose reports are believed. No script of a page reads them. */
export const COOKIES = {
  cohort: 'cohort',
  override: 'override',
  environment: 'environment',
  visit: 'visit',
} as const;

type CookieName = (typeof COOKIES)[keyof typeof COOKIES];

export const readCookies = ({ cookie }: IncomingHttpHeaders) => parseCookie(cookie ?? '');

/**
 * A `Set-Cookie` header for the whole site.
 * @param headers of the request: they tell whether it came in by TLS
 * @param maxAge seconds; 0 removes the cookie
 */
export function setCookie(
  headers: IncomingHttpHeaders,
  name: CookieName,
  { value, maxAge }: { readonly value: string; readonly maxAge: number },
): string {
  return stringifySetCookie(name, value, {
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: String(headers['x-forwarded-proto'] ?? '').startsWith('https'),
  });
}

export const removeCookie = (headers: IncomingHttpHeaders, name: CookieName): string =>
  setCookie(headers, name, { value: '', maxAge: 0 });
