import { isAppError, type GateFinding, type TeamChange } from '@galopin/shared/contracts';
import { formatNumber, formatPercent } from '@galopin/shared/lib';
import { findingsOf } from '../../api/releaseFindings';
import { knownText } from '../../domain/knownText';
import { shortBuild } from '../../domain/releaseMoves';
import { versionsCopy as copy } from '../../i18n/versionsCopy';

/** What a deployable is called; one that has no name here is shown as it is. */
export const partName = (name: string): string => knownText(copy.names, name);

/** Hundredths of a percent as « 10 % ». */
export const formatShare = (permyriad: number): string => formatPercent(permyriad / 100);

/** So many pages that the server was to render, and the share of them that it could not; null without any. */
export function rendersText(all: number, failed: number): string | null {
  if (all === 0) return null;
  const count = formatNumber(all);
  return failed === 0 ? count : `${count}, ${copy.facts.unrendered(formatPercent((100 * failed) / all))}`;
}

/** Who made a change: delivery writes `admin:<uid>`, to a team `admin` alone, its own actors, or whose token it was with who they say they are. */
export function describeActor(actor: string, uid: string | null): string {
  if (uid !== null && actor === `admin:${uid}`) return copy.history.you;
  if (actor === 'admin' || actor.startsWith('admin:')) return copy.history.administrator;
  if (actor === 'autopilot') return copy.history.autopilot;
  return actor === 'site (start)' ? copy.history.start : actor;
}

/** Builds of a line, and a canary's share of the visitors. */
export type BuildChange = Pick<TeamChange, 'from' | 'to' | 'permyriad'>;

/** From which build to which, and for how many visitors; empty where the line is about the name alone. */
export function describeBuilds({ from, to, permyriad }: BuildChange): string {
  if (to === null) return '';
  const builds =
    from === null || from === to ? shortBuild(to) : copy.history.fromTo(shortBuild(from), shortBuild(to));
  return permyriad === null ? builds : `${builds}, ${copy.history.share(formatShare(permyriad))}`;
}

/** Why a change was not made. */
export interface ChangeFailure {
  readonly text: string;
  readonly findings: readonly GateFinding[];
}

/** A failed call of delivery, in words, with the rules that were not met. */
export function explainChange(error: unknown): ChangeFailure {
  const { status, refusal } = isAppError(error, 'http') ? error.details : {};
  const isDenied = status === 401 || status === 403;
  const text = isDenied
    ? copy.failures.denied
    : knownText(copy.failures, String(refusal), copy.failures.other);
  return { text, findings: findingsOf(error) };
}
