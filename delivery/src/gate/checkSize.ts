import {
  SERVER_FILE,
  type BuildArtifact,
  type GateFinding,
  type TeamBudget,
} from '@galopin/shared/contracts';
import { loadedBytes } from '../builds/loadedBytes';

/** Most brotli bytes of what a visitor waits for, whatever the build before had. */
const LIMITS = {
  remote: { entry: 19_000, page: 60_000, total: 250_000 },
  shell: { entry: 180_000, page: 60_000, total: 400_000 },
} as const;
/** Most bytes of the half that a server runs: each of its processes reads it whole. */
const SERVER_LIMIT = 3_000_000;
/** Growth against the build before. */
const REFUSED_GROWTH = 0.15;
const NOTED_GROWTH = 0.05;
/** Bytes that a part may grow by unnoticed: of a small file, a line is many percent. */
const NOISE = 500;

/** What the size rules say: `refused` unless the release asks to be let through, `noted` in any case. */
export interface SizeReport {
  readonly refused: readonly GateFinding[];
  readonly noted: readonly GateFinding[];
}

/** What a visitor waits for of a build, part by part, and the limit of each; what growth may refuse is not in it. */
export function budgetsOf(build: BuildArtifact): TeamBudget[] {
  const widgets = new Set(build.widgets?.map(({ widget }) => widget));
  return [...partsOf(build)].map(([part, bytes]) => {
    const page = part.startsWith(PAGE) ? part.slice(PAGE.length) : null;
    return {
      part: part === ENTRY || part === TOTAL ? part : 'page',
      page,
      widget: page !== null && widgets.has(page),
      bytes,
      allowed: limitOf(build, part),
    };
  });
}

/** Compares a build with the limits and with the build that serves; a first build has the limits alone. */
export function checkSize(candidate: BuildArtifact, previous: BuildArtifact | undefined): SizeReport {
  const before = previous && partsOf(previous);
  const reports = [...partsOf(candidate)].map(([part, bytes]) =>
    judge(part, bytes, before?.get(part), limitOf(candidate, part)),
  );
  return {
    refused: [...reports.flatMap(({ refused }) => refused), ...checkServerSize(candidate)],
    noted: reports.flatMap(({ noted }) => noted),
  };
}

function checkServerSize({ files }: BuildArtifact): GateFinding[] {
  const bytes = files[SERVER_FILE]?.bytes ?? 0;
  if (bytes <= SERVER_LIMIT) return [];
  const found = `${SERVER_FILE} of ${kilobytes(bytes)}`;
  return [{ rule: 'size', found, wanted: `at most ${kilobytes(SERVER_LIMIT)}` }];
}

const ENTRY = 'entry';
const TOTAL = 'total';
/** Before a page's name. */
const PAGE = 'page ';

/** Brotli bytes of the entry, of each page and of all of it. */
function partsOf(build: BuildArtifact): ReadonlyMap<string, number> {
  const sum = (files: readonly string[]) =>
    files.reduce((bytes, file) => bytes + (build.files[file]?.brotli ?? 0), 0);
  return new Map([
    [ENTRY, sum([build.entry])],
    ...Object.entries(build.pages).map(
      ([page, { js, css, modules = [] }]) => [`${PAGE}${page}`, sum([...js, ...css, ...modules])] as const,
    ),
    [TOTAL, loadedBytes(build)],
  ]);
}

function limitOf({ kind }: BuildArtifact, part: string): number {
  const limits = LIMITS[kind];
  return part === ENTRY || part === TOTAL ? limits[part] : limits.page;
}

function judge(part: string, bytes: number, before: number | undefined, limit: number): SizeReport {
  const finding = (wanted: string): GateFinding => ({
    rule: 'size',
    found: describe(part, bytes, before),
    wanted,
  });
  if (bytes > limit && (before === undefined || before <= limit))
    return { refused: [finding(`at most ${kilobytes(limit)}`)], noted: [] };
  if (before === undefined || bytes - before <= NOISE) return { refused: [], noted: [] };
  const growth = bytes / before - 1;
  if (growth > REFUSED_GROWTH)
    return { refused: [finding(`at most ${kilobytes(before * (1 + REFUSED_GROWTH))}`)], noted: [] };
  return growth > NOTED_GROWTH
    ? { refused: [], noted: [finding(`at most ${kilobytes(before * (1 + NOTED_GROWTH))} to pass unnoticed`)] }
    : { refused: [], noted: [] };
}

function describe(part: string, bytes: number, before: number | undefined): string {
  if (before === undefined || before === 0) return `${part} of ${kilobytes(bytes)}`;
  const percent = Math.round((bytes / before - 1) * 100);
  return `${part} of ${kilobytes(bytes)}, ${percent >= 0 ? '+' : ''}${percent} % on ${kilobytes(before)}`;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
