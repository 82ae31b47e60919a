import type { ResultRow, Today } from '@galopin/shared/contracts';
import { DAY } from './raceFixtures';

/** A race that was run, as the API answers it. */
export function resultRow({ id, ...given }: Partial<ResultRow> & Pick<ResultRow, 'id'>): ResultRow {
  return {
    id,
    jour: DAY,
    heure: '13:30',
    hippo: 'VINCENNES',
    reun: '1',
    prix: 1,
    prixnom: 'PRIX DE VINCENNES',
    typec: 'Attelé',
    partant: 16,
    dist: 2700,
    cheque: 90_000,
    devise: 'EUR',
    quinte: 0,
    arriv: '4-2-9',
    gagnants: [{ numero: 4, cheval: 'GALION DU BOIS', jockey: 'M. MARTIN' }],
    rapports: [],
    ...given,
  };
}

/** A dividend, paid for 1 € unless told otherwise. */
export const dividend = (
  given: Partial<ResultRow['rapports'][number]> = {},
): ResultRow['rapports'][number] => ({
  pari: 'SIMPLE_GAGNANT',
  libelle: 'Simple gagnant',
  combinaison: '4',
  pourUnEuro: 430,
  mise: 100,
  pourMise: 430,
  gagnants: 12,
  ...given,
});

const NONE = { hits: 0, count: 0 };

/** What the home page is told beside the programme. */
export function todayAnswer(given: Partial<Today> = {}): Today {
  const nothing = { count: 0, returned: 0 };
  return {
    jour: DAY,
    quinte: null,
    lastQuinte: null,
    winners: [],
    record: {
      days: 30,
      from: '2022-11-05',
      to: DAY,
      tips: 0,
      baseWins: NONE,
      basePlaces: NONE,
      winners: NONE,
      tierce: NONE,
      quarte: NONE,
      quinte: NONE,
      winReturn: nothing,
      placeReturn: nothing,
    },
    ...given,
  };
}
