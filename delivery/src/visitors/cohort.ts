import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { COOKIES, readCookies, setCookie } from './cookies';

const COHORT = /^[0-9a-f]{8}$/;
const YEAR = 365 * 24 * 60 * 60;

/** A new visitor's number: random, so that it says nothing about them. */
export const newCohort = (): string => randomBytes(4).toString('hex');

/** The number a browser was given; `undefined` when it has none, or one that we have not given. */
export function readCohort(headers: IncomingHttpHeaders): string | undefined {
  const cohort = readCookies(headers)[COOKIES.cohort];
  return cohort !== undefined && COHORT.test(cohort) ? cohort : undefined;
}

export const cohortCookie = (headers: IncomingHttpHeaders, cohort: string): string =>
  setCookie(headers, COOKIES.cohort, { value: cohort, maxAge: YEAR });
