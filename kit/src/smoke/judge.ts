import { paths, type GateFinding } from '@galopin/shared/contracts';
import type { Candidate, Sight, Visit } from './Candidate';

/** What is wrong with what a visit shows; empty when the candidate stands where it should. */
export function judgeVisit(candidate: Candidate, { path, reach, route }: Visit, sight: Sight): GateFinding[] {
  const shown = reach === 'guard' ? judgeGuard(sight) : judgePage(candidate, route.remote, sight);
  return [
    ...(shown === null ? [] : [finding(`${path} shows ${shown.found}`, shown.wanted)]),
    ...sight.trouble.map((trouble) => finding(`${path}: ${trouble}`, 'a page without errors')),
  ];
}

/** What is wrong when the candidate's entry is blocked and `fallback` should have taken over. */
export function judgeDrill(
  { name }: Candidate,
  path: string,
  fallback: string,
  { mounted }: Sight,
): GateFinding[] {
  const isThere = mounted?.remote === name && mounted.build === fallback && !mounted.failed;
  if (isThere) return [];
  return [
    finding(
      `${path} shows ${describe(mounted)} with the entry blocked`,
      `${name} ${fallback}, the last good build, in its place`,
    ),
  ];
}

export const finding = (found: string, wanted: string): GateFinding => ({ rule: 'smoke', found, wanted });

interface Mismatch {
  readonly found: string;
  readonly wanted: string;
}

function judgePage(
  { kind, name, buildId }: Candidate,
  remote: string,
  { mounted, path }: Sight,
): Mismatch | null {
  const isOurs = mounted?.remote === remote && (kind === 'shell' || mounted.build === buildId);
  if (isOurs && !mounted.failed) return null;
  return {
    found: `${describe(mounted)} at ${path}`,
    wanted: kind === 'shell' ? `a page of ${remote}` : `a page of ${name} ${buildId}`,
  };
}

function judgeGuard({ path }: Sight): Mismatch | null {
  const gate = paths.signIn.to();
  return path === gate
    ? null
    : { found: path, wanted: `${gate}, where the guard sends who is not signed in` };
}

function describe(mounted: Sight['mounted']): string {
  if (mounted === null) return 'no page in time';
  return `${mounted.failed ? 'the failure card of ' : ''}${mounted.remote} ${mounted.build}`;
}
