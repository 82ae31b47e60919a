import type { GateFinding, RenderSkip } from '@galopin/shared/contracts';
import type { Candidate, Halves } from './Candidate';
import { finding } from './judge';

/** Most bytes of a document without its manifest, compressed by gzip: all of it comes before anything is shown. */
const DOCUMENT_LIMIT = 60_000;
/** Growth against the document that everybody gets which is worth a note. */
const NOTED_GROWTH = 0.15;

const SKIPS: Readonly<Record<RenderSkip, string>> = {
  off: 'rendering is switched off',
  unmet: 'the shell’s server half is missing, or does not give this one what it needs',
  busy: 'the server had too much to render',
};

export interface HalvesJudgement {
  /** The half failed: the browser is given another build from then on, which says nothing about this one. */
  readonly hasFailed: boolean;
  readonly findings: readonly GateFinding[];
  /** What could not be proved, and what is worth knowing. */
  readonly notes: readonly string[];
}

/**
 * What is wrong with how a public page of a candidate with a server half came.
 * @param before gzip bytes of the same page as everybody gets it; `null` where it is not rendered on the server
 */
export function judgeHalves(
  candidate: Candidate,
  path: string,
  { served, differences }: Halves,
  before: number | null,
): HalvesJudgement {
  const faults = faultsOf(candidate, path, served.report?.notes ?? []);
  if (faults.length > 0) return { hasFailed: true, findings: faults, notes: [] };
  const { skipped } = served.report ?? {};
  if (!served.isRendered) {
    const findings = [finding(`${path} was not rendered on the server`, wantedOf(candidate))];
    return skipped === null
      ? { hasFailed: false, findings, notes: [] }
      : { hasFailed: false, findings: [], notes: [unproved(path, skipped)] };
  }
  const isOurs = candidate.kind === 'shell' || served.build === candidate.buildId;
  const { bytes } = served;
  return {
    hasFailed: false,
    findings: [
      ...(isOurs
        ? []
        : [finding(`${path} was rendered on the server by ${served.build}`, wantedOf(candidate))]),
      ...differences.map((text) => finding(`${path}: ${text}`, 'the same from both halves of the build')),
      ...(bytes > DOCUMENT_LIMIT ? [tooLarge(path, bytes)] : []),
    ],
    notes:
      before === null || bytes <= before * (1 + NOTED_GROWTH)
        ? []
        : [`The document of ${path} has ${kilobytes(bytes)}, ${kilobytes(before)} before`],
  };
}

/** Of a shell, whatever fails in it: its own half takes part in every page. */
function faultsOf(
  candidate: Candidate,
  path: string,
  notes: NonNullable<Halves['served']['report']>['notes'],
): GateFinding[] {
  return notes.flatMap(({ remote, build, failure }) => {
    const isOurs = candidate.kind === 'shell' || (remote === candidate.name && build === candidate.buildId);
    if (!isOurs || failure === null) return [];
    const of = candidate.kind === 'shell' ? ` with ${remote} ${build}` : '';
    const found = `${path} was not rendered on the server${of}: ${failure.kind}, ${failure.message}`;
    return [finding(found, wantedOf(candidate))];
  });
}

const wantedOf = ({ name, buildId }: Candidate): string =>
  `a page rendered by the server half of ${name} ${buildId}`;

const unproved = (path: string, skipped: RenderSkip | undefined): string =>
  `The two halves of ${path} were not compared: ${skipped === undefined ? 'the site does not tell what its server did' : SKIPS[skipped]}`;

const tooLarge = (path: string, bytes: number): GateFinding => ({
  rule: 'size',
  found: `document of ${path} of ${kilobytes(bytes)}, compressed`,
  wanted: `at most ${kilobytes(DOCUMENT_LIMIT)}`,
});

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
