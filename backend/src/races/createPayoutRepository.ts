import type { BetOfRace, OddsOfRunner, RacePayouts } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { createRaceCardRepository, type RaceCardRepository } from './createRaceCardRepository';

/** All that is kept beside a race. */
export interface PayoutRepository extends RaceCardRepository {
  /**
   * What the bets on a race paid, lines that paid nothing left out; empty while nothing is known. Where it is, the
   * source has said whether there is anything to be known.
   */
  payoutsOf(raceId: number): Promise<RacePayouts>;
  /** Odds over time, by runner number; empty when none were kept. */
  oddsOf(raceId: number): Promise<readonly OddsOfRunner[]>;
}

/**
 * Reads what is kept beside a race, under its day and numbers. A race of an unnumbered meeting has nothing there.
 * @param silkPictures origin that pictures of silks may come from; none are told without it
 */
export function createPayoutRepository(db: Kysely<Database>, silkPictures?: string): PayoutRepository {
  return {
    ...createRaceCardRepository(db, silkPictures),
    payoutsOf: async (raceId) => {
      // A line for a bet with a non-runner that nobody won is not a payout. A bet given back may have no other.
      const { rows } = await sql<BetOfRace>`
        select bet.type_pari as "typePari", min(bet.mise_base) as "miseBase", bool_or(bet.rembourse) as rembourse,
          json_agg(json_build_object('libelle', bet.libelle, 'combinaison', bet.combinaison,
            'dividendePourUnEuro', bet.dividende_euro, 'dividendePourUneMiseDeBase', bet.dividende_base,
            'nombreGagnants', bet.gagnants) order by bet.position) as rapports
        from payouts as bet join caractrap as race
          on (race.jour, race.reun_number, race.race_number) = (bet.jour, bet.reun, bet.prix)
        where race.id = ${raceId} and (bet.rembourse or bet.dividende_euro > 0 or bet.dividende_base > 0)
        group by bet.type_pari order by bet.type_pari`.execute(db);
      const payable = rows.length > 0 ? null : await readPayable(db, raceId);
      return { payouts: rows, ...(payable !== null && { disponibles: payable }) };
    },
    oddsOf: async (raceId) => {
      const { rows } = await sql<OddsOfRunner>`
        select point.numero, json_agg(json_build_object('kind', point.kind,
          'at', (extract(epoch from point.at) * 1000)::bigint, 'odds', point.odds)
          order by point.at, point.kind desc) as points
        from odds_history as point join caractrap as race
          on (race.jour, race.reun_number, race.race_number) = (point.jour, point.reun, point.prix)
        where race.id = ${raceId} group by point.numero order by point.numero`.execute(db);
      return rows;
    },
  };
}

async function readPayable(db: Kysely<Database>, raceId: number): Promise<boolean | null> {
  const { rows } = await sql<{ payable: boolean | null }>`
    select beside.payable from race_details as beside join caractrap as race
      on (race.jour, race.reun_number, race.race_number) = (beside.jour, beside.reun, beside.prix)
    where race.id = ${raceId}`.execute(db);
  return rows[0]?.payable ?? null;
}
