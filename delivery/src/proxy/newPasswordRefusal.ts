import { newPasswordFault, FEWEST_CHARACTERS, MOST_CHARACTERS } from '@galopin/shared/lib';
import * as v from 'valibot';

const Body = v.looseObject({
  email: v.nullish(v.string(), ''),
  password: v.optional(v.string()),
  newPassword: v.optional(v.string()),
});
const SETS_PASSWORD = /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:(signUp|update|resetPassword)(\?|$)/;
const WANTED = {
  missing: 'Password should not be empty',
  short: `Password should be at least ${FEWEST_CHARACTERS} characters`,
  long: `Password should be at most ${MOST_CHARACTERS} characters`,
  isEmail: 'Password should not be the e-mail address',
} as const;

/** What Firebase answers to a call it refuses; its SDK reads the first word of the message. */
export interface ProviderRefusal {
  readonly error: { readonly code: number; readonly message: string };
}

/**
 * What is wrong with the password that a call of the identity provider would set; null for nothing, and for calls that
 * set none. The sign-in page asks for the same: the emulator itself takes six characters.
 * @param url path and query
 * @param body as it came; what is no JSON in UTF-8 is refused where a password could stand in it
 */
export function newPasswordRefusal(url: string, body: unknown): ProviderRefusal | null {
  if (!SETS_PASSWORD.test(url) || !Buffer.isBuffer(body) || body.length === 0) return null;
  const read = v.safeParse(Body, parseJson(body));
  if (!read.success) return refusal('INVALID_REQ_TYPE : the body is no JSON object of Firebase’s');
  const { email, password, newPassword } = read.output;
  for (const given of [password, newPassword]) {
    const fault = given === undefined ? null : newPasswordFault(given, email ?? '');
    if (fault !== null) return refusal(`WEAK_PASSWORD : ${WANTED[fault]}`);
  }
  return null;
}

const refusal = (message: string): ProviderRefusal => ({ error: { code: 400, message } });

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    // The caller refuses it, as it does an object of another shape.
    return undefined;
  }
}
