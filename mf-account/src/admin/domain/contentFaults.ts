import type { ContentKind, ContentTexts, TippedRunner } from '@galopin/shared/contracts';
import { CONTENT_SCHEMAS, isSlug, tipFaults, unknownBlanks, type TipFault } from '@galopin/shared/lib';
import * as v from 'valibot';

/** What is wrong with a field. */
export type ContentFault =
  | { readonly reason: 'empty' | 'position' | 'siren' | 'email' | 'one-line' | 'slug' }
  | { readonly reason: 'long'; readonly most: number }
  | { readonly reason: 'unknown-blank'; readonly blank: string }
  | { readonly reason: `tip-${TipFault['reason']}`; readonly number: number };

/** By field; a note's is `notes.{place}.text`. */
export type ContentFaults = Readonly<Record<string, ContentFault>>;

/**
 * What the server would refuse, by field: the first fault of each.
 * @param runners declared in the race of a tip
 * @param isComplete whether it is to be published: a tip must be whole then
 */
export function contentFaults<Kind extends ContentKind>(
  kind: Kind,
  text: ContentTexts[Kind],
  runners: readonly TippedRunner[],
  isComplete: boolean,
): ContentFaults {
  const read = v.safeParse(CONTENT_SCHEMAS[kind] as v.GenericSchema<unknown, unknown>, text);
  const ofText = (read.issues ?? []).map((issue): [string, ContentFault] => {
    const field = v.getDotPath(issue) ?? '';
    return [field, faultOf(field, issue)];
  });
  const ofRace =
    kind === 'tips' ? tipFaults(text as ContentTexts['tips'], runners, isComplete).map(named) : [];
  return Object.fromEntries([...ofText, ...ofRace].toReversed());
}

/** What is wrong with the end of a new article's address. */
export function slugFault(slug: string): ContentFault | null {
  return isSlug(slug) ? null : { reason: 'slug' };
}

const named = ({ field, reason, number }: TipFault): [string, ContentFault] => [
  field,
  { reason: `tip-${reason}`, number },
];

function faultOf(field: string, issue: v.BaseIssue<unknown>): ContentFault {
  if (issue.type === 'non_empty') return { reason: 'empty' };
  if (issue.type === 'max_length') return { reason: 'long', most: Number(issue.requirement) };
  switch (field) {
    case 'body':
      return { reason: 'unknown-blank', blank: unknownBlanks(String(issue.input))[0] ?? '' };
    case 'siren':
    case 'email':
    case 'position':
      return { reason: field };
    default:
      return { reason: 'one-line' };
  }
}
