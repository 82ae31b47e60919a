import type { HealthEventKind } from '@galopin/shared/contracts';
import { createHealthRecorder, WINDOW_MINUTES, type HealthRow } from '../../health/createHealthRecorder';
import { createLinkSigner } from '../../visitors/createLinkSigner';
import { createVisitProofs } from '../../visitors/createVisitProofs';
import { NO_RENDERS, type WindowCounts } from '../../health/counts';
import { decide, type Memory } from '../decide';
import type { Observation } from '../judgeBuild';
import { observe } from '../observe';
import { usualCounts } from '../withPrior';

const START = Date.UTC(2026, 6, 7, 12);
const DAY_MS = 24 * 3_600_000;
const LOOK_SECONDS = 10;
/** Seconds from what happens in a page to its beacon. */
const BEACON_SECONDS = 5;
const WINDOW_SECONDS = 60 * WINDOW_MINUTES;
const NAMES = ['shell', 'mf-races'] as const;
const RELEASED = 'mf-races';
const NEW = 'b'.repeat(16);
const OLD = 'a'.repeat(16);
const USUAL_BAD = 0.005;

/** Someone who sends beacons from addresses they command, all at once and again every minute. */
export interface Attack {
  readonly addresses: readonly string[];
  readonly ends: readonly HealthEventKind[];
  /** `none`: without a document. `fresh`: with one of today. `day-old`: with one fetched there the day before. */
  readonly documents: 'none' | 'fresh' | 'day-old';
}

/** A site that has just been given a build. */
export interface SimulatedSite {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** Sessions in six minutes. */
  readonly sessions: number;
  /** Share of them whose network was here before. */
  readonly known: number;
  /** Share of the visitors for whom the new build crashes, beside what is usual. */
  readonly crashes: number;
  readonly attack?: Attack;
  readonly seconds: number;
}

export interface SiteOutcome {
  /** Seconds after the release at which the build was withdrawn; `null` when it was not. */
  readonly withdrawn: number | null;
  /** Whether a person was told that what is reported is doubted. */
  readonly doubted: boolean;
}

/** Puts every beacon through the recorder and every look through the judgement, as delivery does. */
export function simulateSite(site: SimulatedSite): SiteOutcome {
  let time = new Date(START);
  const now = () => time;
  const beacons = createBeacons(site, now);
  const rows: HealthRow[] = [];
  let memory: Memory = new Map();
  let doubted = false;
  for (let second = 1; second <= site.seconds; second += 1) {
    time = new Date(START + second * 1000);
    beacons.arrive(second);
    if (second % LOOK_SECONDS !== 0) continue;
    rows.push(...beacons.take());
    const outcome = decide(observations(site, rows, now()), memory);
    memory = outcome.memory;
    const verdicts = outcome.decisions.filter(({ observation }) => observation.name === RELEASED);
    doubted ||= verdicts.some(({ verdict }) => verdict === 'doubted' || verdict === 'site-wide');
    if (verdicts.some(({ verdict }) => verdict === 'withdraw')) return { withdrawn: second, doubted };
  }
  return { withdrawn: null, doubted };
}

function createBeacons({ next, sessions, known, crashes, attack }: SimulatedSite, now: () => Date) {
  const recorder = createHealthRecorder({ now, trustsLoopback: false });
  const proofsAt = (time: () => Date) =>
    createVisitProofs(createLinkSigner('a key of the tests', time), time);
  const dayOld = proofsAt(() => new Date(START - DAY_MS));
  const today = proofsAt(now);
  const proofs = { none: undefined, fresh: today, 'day-old': dayOld };
  const cookies = new Map(
    attack?.addresses.map((ip) => [ip, proofs[attack.documents]?.cookieFor({ ip, headers: {} })]),
  );
  let tabs = 0;

  function send(
    address: string,
    cookie: string | undefined,
    kinds: readonly HealthEventKind[],
    name: string,
  ) {
    tabs += 1;
    const session = tabs.toString(16).padStart(16, '0');
    const build = name === RELEASED ? NEW : OLD;
    const events = kinds.map((kind) => ({ kind, remote: name, build, role: 'active' as const }));
    const isKnown = today.isKnown({ ip: address, headers: cookie === undefined ? {} : { cookie } });
    const origin = { environment: 'production', address, isKnown, browser: 'chromium' };
    recorder.record(origin, { schema: 1, session, events });
  }

  function visit(): void {
    const address = anyAddress(next);
    const cookie = next() < known ? dayOld.cookieFor({ ip: address, headers: {} }) : undefined;
    for (const name of NAMES) {
      const crash = next() < USUAL_BAD || (name === RELEASED && next() < crashes);
      send(address, cookie, crash ? ['loaded', 'crashed'] : ['loaded'], name);
    }
  }

  function strike({ addresses, ends }: Attack): void {
    for (const address of addresses) send(address, cookies.get(address), ends, RELEASED);
  }

  return {
    arrive(second: number): void {
      const upTo = (at: number) => Math.floor((Math.max(0, at - BEACON_SECONDS) * sessions) / WINDOW_SECONDS);
      for (let count = upTo(second - 1); count < upTo(second); count += 1) visit();
      if (attack && second % 60 === 1) strike(attack);
    },
    take: () => recorder.take().rows,
  };
}

/** Half of them IPv6; every provider, and every network of one, as likely as any other. */
function anyAddress(next: () => number): string {
  const part = (most: number) => Math.floor(next() * most);
  if (next() < 0.5) return `${20 + part(4)}.${part(100)}.${part(256)}.${part(256)}`;
  return `2a01:${part(100).toString(16)}:${part(0x1_0000).toString(16)}:${part(256).toString(16)}::1`;
}

function observations(site: SimulatedSite, rows: readonly HealthRow[], now: Date): readonly Observation[] {
  const since = now.getTime() - (WINDOW_MINUTES - 1) * 60_000 - (now.getTime() % 60_000);
  const usual = site.sessions * site.known;
  return observe(
    {
      release: 2,
      names: { shell: { active: OLD, proven: true }, [RELEASED]: { active: NEW, good: [OLD] } },
    },
    {
      windows: NAMES.map((remote) => ({
        remote,
        build: remote === RELEASED ? NEW : OLD,
        role: 'active' as const,
        ...addUp(rows.filter((row) => row.remote === remote && Number(row.minute) >= since)),
      })),
      histories: NAMES.map((remote) => {
        const week = { sessions: 100 * usual, bad: 100 * usual * USUAL_BAD };
        return { remote, build: OLD, week, hours: week, renders: { sessions: 0, bad: 0 } };
      }),
      usualNetworks: new Map(NAMES.map((name) => [name, usual])),
      usual: usualCounts(100 * USUAL_BAD),
    },
  );
}

function addUp(rows: readonly HealthRow[]): WindowCounts {
  const sum = (column: 'sessions' | 'bad_sessions' | 'integrity_sessions' | 'networks' | 'bad_networks') =>
    rows.reduce((total, row) => total + Number(row[column]), 0);
  return {
    sessions: sum('sessions'),
    bad: sum('bad_sessions'),
    integrity: sum('integrity_sessions'),
    networks: sum('networks'),
    badNetworks: sum('bad_networks'),
    ...NO_RENDERS,
  };
}
