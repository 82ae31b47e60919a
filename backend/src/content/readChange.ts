import type { ContentChange, ContentKind, ContentTexts, TippedRunner } from '@galopin/shared/contracts';
import { CONTENT_SCHEMAS, selectionSize, tipFaults, type TipFault } from '@galopin/shared/lib';
import * as v from 'valibot';
import { ApiError, invalidParameter } from '../http/errors';

const wantedVersion = 'the number of the version that is changed, or null for something new';
const Version = v.nullable(
  v.pipe(v.number(wantedVersion), v.integer(wantedVersion), v.minValue(0, wantedVersion)),
);

/**
 * Reads the body of a change.
 * @throws ApiError 400 `unknown-field` and 400 `invalid-parameter`, each naming the field (`text.title`)
 */
export function readChange<Kind extends ContentKind>(kind: Kind, body: unknown): ContentChange<Kind> {
  const schema = v.strictObject(
    { version: Version, text: CONTENT_SCHEMAS[kind] as v.GenericSchema<unknown, ContentTexts[Kind]> },
    'an object with version and text',
  );
  return read(schema, body);
}

/** Reads the body of a withdrawal; throws as {@link readChange}. */
export function readWithdrawal(body: unknown): { readonly version: number } {
  const version = v.pipe(v.number(wantedVersion), v.integer(wantedVersion), v.minValue(0, wantedVersion));
  return read(v.strictObject({ version }, 'an object with version'), body);
}

function read<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'body';
  if (issue.type === 'strict_object' && issue.expected === 'never')
    throw new ApiError(400, 'unknown-field', `"${field}" is no field of this.`, { field });
  throw invalidParameter(field, issue.input, issue.message);
}

/** @throws ApiError 400 `invalid-parameter` naming the field of the tip that does not fit its race */
export function requireGoodTip(
  tip: ContentTexts['tips'],
  runners: readonly TippedRunner[],
  isComplete: boolean,
): void {
  const [fault] = tipFaults(tip, runners, isComplete);
  if (fault === undefined) return;
  throw invalidParameter(
    `text.${fault.field}`,
    tip[fault.field],
    wantedOf(fault, selectionSize(runners), isComplete),
  );
}

function wantedOf({ reason, number }: TipFault, size: number, isComplete: boolean): string {
  switch (reason) {
    case 'count':
      return `${isComplete ? '' : 'at most '}${size} different numbers`;
    case 'twice':
      return `each number once (${number} is there twice)`;
    case 'not-declared':
      return `declared runners of the race (${number} is none)`;
    case 'non-runner':
      return `runners that take part (${number} is a non-runner)`;
    case 'not-selected':
      return `numbers of the selection (${number} is not in it)`;
    case 'in-two-groups':
      return `numbers of one group each (${number} is in two, or twice)`;
  }
}
