import type { IsoDay } from '@galopin/shared/contracts';
import { parseArrivalOrder } from '@galopin/shared/racing';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { TippedResult } from './TippedResult';

interface Found extends Omit<TippedResult, 'order' | 'declared' | 'payouts'> {
  readonly declared: string | null;
  /** As heard of, else as recorded with the race. */
  readonly ordre: unknown;
  readonly payouts: TippedResult['payouts'] | null;
}

/** Results that say a runner did not start. @source racing-data: `cl`, vocabularies of pturf and PMU */
const NON_RUNNER = '^(NP|NON[ _-]?PARTANT)$';

/**
 * Tips of some days whose race has a final result; the newest race first. Read from the class where
 * Parse keeps tips, beside the races of today's rows: a corrected arrival or payout, or a race that another source has
 * taken over, is told right without anything to be brought up to date.
 */
export async function readTippedResults(
  db: Kysely<Database>,
  days: readonly IsoDay[],
): Promise<readonly TippedResult[]> {
  const { rows } = await sql<Found>`
    select race.id as "raceId", tip.jour, tip.meeting, tip.race, race.hippo as racecourse, race.prixnom as "raceName",
      coalesce(race.quinte = 1, false) as quinte, race.partant as declared, tip.base, tip.selection,
      -- Who is classed has started: only for the others the declared runners need a look.
      coalesce(arrival.ordre @> jsonb_build_array(jsonb_build_array(tip.base)), false) or not (
        exists (select from cachedate as runner where runner.numcourse = race.id and runner.numero = tip.base
          and upper(trim(runner.cl)) ~ ${NON_RUNNER})
        or exists (select from race_incidents as incident where (incident.jour, incident.reun, incident.prix)
          = (race.jour, race.reun_number, race.race_number) and incident.numero = tip.base
          and incident.type = 'NON_PARTANT')) as "baseStarted",
      coalesce(arrival.ordre, to_jsonb(race.arriv)) as ordre,
      (select json_agg(json_build_object('bet', paid.type_pari, 'runner', paid.combinaison,
          'paid', paid.dividende_euro, 'refunded', paid.rembourse))
        from payouts as paid where (paid.jour, paid.reun, paid.prix) = (race.jour, race.reun_number, race.race_number)
        and paid.type_pari in ('SIMPLE_GAGNANT', 'SIMPLE_PLACE', 'E_SIMPLE_GAGNANT', 'E_SIMPLE_PLACE')) as payouts
    from (
      select jour, meeting::integer as meeting, race::integer as race, coalesce(selection, '[]') as selection,
        (base ->> 0)::integer as base, "objectId" as key
      from "Tip" where jour = any (${days}::text[]) and hidden is not true
    ) as tip
      join caractrap as race on (race.jour, race.reun_number, race.race_number) = (tip.jour::date, tip.meeting, tip.race)
      left join arrivals as arrival on (arrival.jour, arrival.reun, arrival.prix)
        = (race.jour, race.reun_number, race.race_number)
    where case when arrival.jour is null then race.arriv <> ''
      else arrival.categorie_statut is distinct from 'ANNULEE' and jsonb_array_length(arrival.ordre) > 0
        and (arrival.definitive or (arrival.definitive is null and arrival.statut is null)) end
    order by race.jour desc, race.heure desc nulls last, race.id desc, tip.key`.execute(db);
  return rows.flatMap(({ ordre, declared, payouts, racecourse, raceName, ...row }) => {
    const order = parseArrivalOrder(ordre);
    if (order.length === 0) return [];
    const known = { racecourse: racecourse ?? '', raceName: raceName ?? '', payouts: payouts ?? [] };
    return [{ ...row, ...known, order, declared: Number(declared) > 0 ? Number(declared) : null }];
  });
}
