import type { ChangeAnswer, GateFinding } from '@galopin/shared/contracts';

/** What came of a change, as lines for a terminal. */
export function describeChange(answer: ChangeAnswer): string[] {
  const { environment, op, name, release, changed, findings, warnings } = answer;
  const where = `${environment}, release ${release}`;
  const notes = warnings.length === 0 ? [] : ['', 'To be known:', ...describeFindings(warnings)];
  if (findings !== undefined)
    return [
      findings.length > 0
        ? `✘ ${op} ${name} would be refused (${where})`
        : `✔ ${op} ${name} would be done (${where}): ${changed ? moveOf(answer) : 'all is so already'}`,
      ...describeFindings(findings),
      ...notes,
    ];
  return changed
    ? [`✔ ${op} ${name}: ${moveOf(answer)} (${where})`, ...notes]
    : [`✔ ${op} ${name}: all is so already (${where})`, ...notes];
}

function moveOf({ op, from, to }: ChangeAnswer): string {
  if (op === 'promote' || op === 'rollback') return `${from ?? '(none)'} → ${to}`;
  return to === null ? 'done' : `build ${to}`;
}

/** Findings with what was found above what was wanted, so that both can be compared. */
export function describeFindings(findings: readonly GateFinding[]): string[] {
  const width = Math.max(0, ...findings.map(({ rule }) => rule.length));
  return findings.flatMap(({ rule, found, wanted }) => [
    `  ${rule.padEnd(width)}  found   ${found}`,
    `  ${' '.repeat(width)}  wanted  ${wanted}`,
  ]);
}
