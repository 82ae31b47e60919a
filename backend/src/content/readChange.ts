import type { ContentChange, ContentKind, ContentTexts, TippedRunner } from '@galopin/shared/contracts';
import { CONTENT_SCHEMAS, selectionSize, tipFaults, type TipFault } from '@galopin/shared/lib';
import { readInput } from '@galopin/shared/server';
import * as v from 'valibot';
import { invalidParameter } from '../http/errors';

/**
 * Reads the body of a change by the rules of its kind.
 * @throws CallError 400 `unknown-field` and 400 `invalid-parameter`, each naming the field (`text.title`)
 */
export function readChange<Kind extends ContentKind>(
  kind: Kind,
  { version, ...body }: { readonly version: number | null; readonly text: unknown },
): ContentChange<Kind> {
  const text = CONTENT_SCHEMAS[kind] as v.GenericSchema<unknown, ContentTexts[Kind]>;
  return { version, ...readInput(v.strictObject({ text }), body) };
}

/** @throws CallError 400 `invalid-parameter` naming the field of the tip that does not fit its race */
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
    case 'selected':
      return `a runner outside of the selection (${number} is in it)`;
    case 'not-selected':
      return `numbers of the selection (${number} is not in it)`;
    case 'in-two-groups':
      return `numbers of one group each (${number} is in two, or twice)`;
  }
}
