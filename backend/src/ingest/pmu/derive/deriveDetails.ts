import type { RaceDetails } from '@galopin/shared/contracts';
import type { RaceKey } from '../../../races/store/RaceKey';
import type { DetailsOfRace } from '../../../races/store/raceDetails';
import { fieldsOf, listOf, numberOf, textOf, wholeOf, type Fields } from '../fields';
import type { RaceDocuments } from '../RaceDocuments';
import { countryCode } from './countries';
import { deriveRunnerDetail } from './deriveRunnerDetail';
import { derivePayable } from './derivePayouts';
import { groundOf } from './surface';

const PRIZES = [1, 2, 3, 4, 5].map((place) => `montantOffert${place}${place === 1 ? 'er' : 'eme'}`);

function prizesOf(race: Fields): RaceDetails['allocations'] {
  const prizes = PRIZES.map((name) => wholeOf(race, name) ?? 0);
  const none = prizes.findIndex((prize) => prize <= 0);
  return none === -1 ? prizes : prizes.slice(0, none);
}

/** A bet once, however often it is listed. */
const offered = (race: Fields) =>
  new Map(listOf(race, 'paris').map((bet) => [textOf(bet, 'codePari') || textOf(bet, 'typePari'), bet]));

function betsOf(race: Fields): RaceDetails['paris'] {
  return [...offered(race)]
    .filter(([typePari]) => typePari !== '')
    .map(([typePari, bet]) => ({
      typePari,
      miseBase: wholeOf(bet, 'miseBase'),
      enVente: bet['enVente'] === true,
    }));
}

/**
 * Jackpots of a race: from its bets, in cents as all of a bet's amounts, and from the lists of race and meeting. No
 * sample tells the unit of those lists, so that a jackpot which only they name has no amount.
 */
function jackpotsOf(key: RaceKey, { meeting, race }: RaceDocuments): RaceDetails['cagnottes'] {
  const amounts = new Map(
    [...offered(race)].map(([typePari, bet]) => [typePari, wholeOf(bet, 'cagnotte', 1e12) ?? 0]),
  );
  const ofMeeting = listOf(meeting, 'cagnottes').filter((each) => wholeOf(each, 'numCourse') === key.prix);
  const listed = [...listOf(race, 'cagnottes'), ...ofMeeting]
    .filter((each) => (numberOf(each, 'montant') ?? 0) > 0)
    .map((each) => textOf(each, 'typePari'));
  const paid = [...amounts].filter(([, amount]) => amount > 0).map(([typePari]) => typePari);
  return [...new Set([...paid, ...listed])]
    .filter((typePari) => typePari !== '')
    .map((typePari) => ({ typePari, montant: amounts.get(typePari) || null }));
}

/** What PMU says of a race beside its columns. Prize money in its currency, stakes and jackpots in cents. */
export function deriveDetails(key: RaceKey, documents: RaceDocuments): DetailsOfRace {
  const { meeting, race, runners, declared } = documents;
  return {
    ...key,
    pays: countryCode(textOf(fieldsOf(meeting, 'pays'), 'code')),
    nature: textOf(meeting, 'nature') || null,
    payable: derivePayable(documents),
    details: {
      allocations: prizesOf(race),
      terrain: groundOf(race),
      paris: betsOf(race),
      cagnottes: jackpotsOf(key, documents),
      partants: Object.entries(runners).map(([numero, runner]) =>
        deriveRunnerDetail(Number(numero), runner, declared[numero] ?? ''),
      ),
    },
  };
}
