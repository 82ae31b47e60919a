import { DRILL_REMOTE, type DrillSite } from './startDrillSite';
import type { Finding } from './Drill';

/** Releases and rollbacks that go on while something else happens. */
export interface ReleaseChanges {
  /** Changes nothing more, and compares what was acknowledged with the history. */
  finish(): Promise<readonly Finding[]>;
}

const PAUSE_MS = 400;

/** Rolls one remote back and forward again, over and over; a change that gets no answer is made again. */
export function changeReleases(site: DrillSite): ReleaseChanges {
  const acknowledged: number[] = [];
  let unanswered = 0;
  let isOver = false;
  const change = async () => {
    const client = site.releases();
    const { serving } = await client.releases({ name: DRILL_REMOTE });
    const [current] = serving;
    const { builds } = await client.builds({ name: DRILL_REMOTE });
    const other = builds.find(({ buildId }) => buildId !== current?.buildId);
    if (current === undefined || other === undefined) throw new Error('mf-drill has no two builds');
    const { release, changed } = await client.change({
      op: 'promote',
      name: DRILL_REMOTE,
      buildId: other.buildId,
      actor: 'drill',
      reason: 'back and forth',
    });
    if (changed) acknowledged.push(release);
  };
  const running = (async () => {
    while (!isOver) {
      await change().catch(() => (unanswered += 1));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  return {
    async finish() {
      isOver = true;
      await running;
      const client = site.releases();
      const known = new Set<number>();
      let before: number | undefined;
      for (;;) {
        const { lines } = await client.history({ limit: 500, ...(before !== undefined && { before }) });
        for (const { n } of lines) known.add(n);
        const last = lines.at(-1)?.n;
        if (last === undefined || last <= 1) break;
        before = last;
      }
      const lost = acknowledged.filter((n) => !known.has(n));
      const { ok } = await client.verification();
      return [
        {
          what: 'releases acknowledged · without an answer · lost',
          value: `${acknowledged.length} · ${unanswered} · ${lost.length}`,
          holds: lost.length === 0,
        },
        { what: 'the ledger’s history holds together', value: ok ? 'yes' : 'no', holds: ok },
      ];
    },
  };
}
