import type { Finding } from './Drill';
import type { Load } from './createLoad';
import { memberToken } from './tokens';
import { ask } from './withDrillDatabase';

/** Whether all that was acknowledged is there: audience events in the database, members' settings by the API. */
export async function checkWrites(load: Load, url: string, databaseUrl: string): Promise<readonly Finding[]> {
  const rows = await ask<{ n: number; times: number }>(
    databaseUrl,
    `select (event_data->>'n')::int as n, count(*)::int as times from tracked_events
     where event_name = 'drill' and event_data->>'run' = '${load.run}' group by 1`,
  );
  const stored = new Map(rows.map(({ n, times }) => [n, times]));
  const lost = [...load.events].filter((n) => !stored.has(n));
  const twice = rows.filter(({ times }) => times > 1);
  const wrong: string[] = [];
  for (const [uid, { acknowledged, unsure }] of load.settings) {
    if (acknowledged === 0) continue;
    const answer = await fetch(`${url}/apin/user/${uid}`, {
      headers: { authorization: `Bearer ${memberToken(uid)}` },
    });
    const { favourites } = (await answer.json()) as { favourites?: { horses?: readonly number[] } };
    const kept = favourites?.horses?.[0] ?? 0;
    // Two calls of one member may overlap: either of them may be the last.
    if (kept < acknowledged - CONCURRENT && !unsure.has(kept))
      wrong.push(`${uid}: ${kept}, not ${acknowledged}`);
  }
  return [
    {
      what: 'events acknowledged · lost · stored twice',
      value: `${load.events.size} · ${lost.length} · ${twice.length}`,
      holds: lost.length === 0 && twice.length === 0 && load.events.size > 0,
    },
    {
      what: 'members whose acknowledged settings are gone',
      value: wrong.join('; ') || '0',
      holds: wrong.length === 0,
    },
  ];
}

/** Numbers are given out before a call is sent: those of calls under way at one moment lie this near together. */
const CONCURRENT = 200;
