import type { SourceFinding } from '@galopin/shared/contracts';

const SHOWN = 8;
const WORDS: Readonly<Record<SourceFinding['kind'], string>> = {
  'unknown-field': 'unknown field',
  'missing-field': 'missing field',
  'unknown-word': 'unknown word',
  rejected: 'rejected rows in',
  unusable: 'unusable',
};

/** One sentence for an alert; at most some of many. */
export function describeFindings(findings: readonly SourceFinding[]): string {
  const named = findings
    .slice(0, SHOWN)
    .map(
      ({ kind, what, address, example }) => `${WORDS[kind]} ${what} (${address}: ${example.slice(0, 80)})`,
    );
  const more = findings.length > SHOWN ? `, and ${findings.length - SHOWN} more` : '';
  return `PMU sends something new: ${named.join(', ')}${more}`;
}
