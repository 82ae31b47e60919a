import type { UserPatch } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { ApiError, invalidParameter } from '../http/errors';

const MOST_FAVOURITES = 200;
const NAME_LENGTH = 60;

const wantedIds = `a list of at most ${MOST_FAVOURITES} different ids, whole numbers from 1`;
const id = v.pipe(v.number(wantedIds), v.safeInteger(wantedIds), v.minValue(1, wantedIds));
const ids = v.pipe(
  v.array(id, wantedIds),
  v.maxLength(MOST_FAVOURITES, wantedIds),
  v.check((list) => new Set(list).size === list.length, wantedIds),
);
/** What is not seen in a name, or cannot be stored: control characters and halves of pairs. */
const SEEN = /^[^\p{Cc}\p{Surrogate}]*$/u;
const wantedName = `1 to ${NAME_LENGTH} characters that can be seen, or null`;
const name = v.nullable(
  v.pipe(
    v.string(wantedName),
    v.trim(),
    v.nonEmpty(wantedName),
    v.maxLength(NAME_LENGTH, wantedName),
    v.regex(SEEN, wantedName),
  ),
);

const Patch = v.strictObject({
  displayName: v.exactOptional(name),
  favourites: v.exactOptional(
    v.strictObject({
      horses: v.exactOptional(ids),
      jockeys: v.exactOptional(ids),
      trainers: v.exactOptional(ids),
    }),
  ),
  preferences: v.exactOptional(
    v.strictObject({ csvSeparator: v.exactOptional(v.picklist([';', ','], 'one of ; and ,')) }),
  ),
  newsletter: v.exactOptional(v.boolean('true or false')),
});

/** Names by which clients have tried to write what only a verified payment may. */
const OF_PAYMENT = /^(payment.*|state|create_time|subscri.*|user_?subscribed|nb_?jour_?subscribed)$/i;

/**
 * Reads the body of a change of one's own settings.
 * @throws ApiError 403 `payment-read-only`, 400 `unknown-field` and 400 `invalid-parameter`, each naming the field
 */
export function readUserPatch(body: unknown): UserPatch {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalidParameter('body', body, 'an object of settings');
  }
  const ofPayment = Object.keys(body).find((field) => OF_PAYMENT.test(field));
  if (ofPayment !== undefined) {
    const message = `"${ofPayment}" is set by verified payments alone.`;
    throw new ApiError(403, 'payment-read-only', message, { field: ofPayment });
  }
  const read = v.safeParse(Patch, body);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const field = v.getDotPath(issue) ?? 'body';
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    throw new ApiError(400, 'unknown-field', `"${field}" is no setting.`, { field });
  }
  throw invalidParameter(field, issue.input, issue.message);
}
