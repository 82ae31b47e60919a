import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import { formatRaceKey, type RaceKey } from './RaceKey';

/** What a bet paid for one combination. */
export interface PayoutLine {
  /** « Simple gagnant », « Quinté+ Désordre », « Bonus 3 ». */
  readonly libelle: string;
  /** Numbers joined by hyphens, `NP` for a non-runner: `5-3-7`, `4-NP`. */
  readonly combinaison: string;
  /** Cents for a stake of 1 €; null when unknown. */
  readonly dividendeEuro: number | null;
  /** Cents for the base stake; null when unknown. */
  readonly dividendeBase: number | null;
  /** Winning stakes, which may be parts of one; null when unknown. */
  readonly gagnants: number | null;
}

/** One bet of one race. */
export interface BetPayouts extends RaceKey {
  /** PMU's name: SIMPLE_GAGNANT, QUINTE_PLUS, … */
  readonly typePari: string;
  /** Cents; null when unknown. */
  readonly miseBase: number | null;
  /** All stakes are given back. */
  readonly rembourse: boolean;
  /** In the order to show them. */
  readonly lines: readonly PayoutLine[];
}

const rowsOf = (bets: readonly BetPayouts[]) =>
  bets.flatMap(({ lines, jour, reun, prix, typePari, miseBase, rembourse }) =>
    lines.map((line, position) => ({
      jour,
      reun,
      prix,
      type_pari: typePari,
      position,
      libelle: line.libelle,
      combinaison: line.combinaison,
      dividende_euro: line.dividendeEuro,
      dividende_base: line.dividendeBase,
      mise_base: miseBase,
      gagnants: line.gagnants,
      rembourse,
    })),
  );

/**
 * Stores what bets paid. The lines of a bet take the place of those it had; bets not named stay as they are. One
 * statement, so that nobody sees half of it.
 * @param source where they come from: `pmu`, `demo`
 * @returns the races of which something changed
 */
export async function savePayouts(
  db: Kysely<Database>,
  bets: readonly BetPayouts[],
  source: string,
): Promise<RaceKey[]> {
  if (bets.length === 0) return [];
  const distinct = [...new Map(bets.map((bet) => [`${formatRaceKey(bet)} ${bet.typePari}`, bet])).values()];
  const { rows } = await sql<RaceKey>`
    WITH given AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(rowsOf(distinct))}::json) AS given (jour date, reun integer,
        prix integer, type_pari text, position integer, libelle text, combinaison text,
        dividende_euro double precision, dividende_base double precision, mise_base integer,
        gagnants double precision, rembourse boolean)
    ), bets AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(distinct.map(betOf))}::json)
        AS bets (jour date, reun integer, prix integer, type_pari text, lines integer)
    ), gone AS (
      DELETE FROM payouts AS t USING bets
      WHERE (t.jour, t.reun, t.prix, t.type_pari) = (bets.jour, bets.reun, bets.prix, bets.type_pari)
        AND t.position >= bets.lines
      RETURNING t.jour, t.reun, t.prix
    ), written AS (
      INSERT INTO payouts AS t (jour, reun, prix, type_pari, position, libelle, combinaison, dividende_euro,
        dividende_base, mise_base, gagnants, rembourse, source)
      SELECT given.*, ${source} FROM given ORDER BY jour, reun, prix, type_pari, position
      ON CONFLICT (jour, reun, prix, type_pari, position) DO UPDATE SET libelle = excluded.libelle,
        combinaison = excluded.combinaison, dividende_euro = excluded.dividende_euro,
        dividende_base = excluded.dividende_base, mise_base = excluded.mise_base, gagnants = excluded.gagnants,
        rembourse = excluded.rembourse, source = excluded.source
      WHERE (t.libelle, t.combinaison, t.dividende_euro, t.dividende_base, t.mise_base, t.gagnants, t.rembourse)
        IS DISTINCT FROM (excluded.libelle, excluded.combinaison, excluded.dividende_euro,
          excluded.dividende_base, excluded.mise_base, excluded.gagnants, excluded.rembourse)
      RETURNING t.jour, t.reun, t.prix
    )
    SELECT jour, reun, prix FROM gone UNION SELECT jour, reun, prix FROM written ORDER BY 1, 2, 3`.execute(
    db,
  );
  return rows;
}

function betOf({ jour, reun, prix, typePari, lines }: BetPayouts) {
  return { jour, reun, prix, type_pari: typePari, lines: lines.length };
}
