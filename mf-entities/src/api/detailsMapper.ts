import type { RaceDetails as Answer, RunnerDetail } from '@galopin/shared/contracts';
import { typesetText } from '@galopin/shared/lib';
import { readBet, splitPools } from '@galopin/shared/racing';
import { NO_DETAILS, type OfferedBet, type RaceDetails, type RunnerFacts } from '../domain/RaceDetails';

/** What a source says beside the columns, as the card shows it; nothing for no answer. */
export function mapDetails(answer: Answer | undefined): RaceDetails {
  if (answer === undefined) return NO_DETAILS;
  const { allocations, terrain, partants } = answer;
  return {
    prizes: allocations,
    ground:
      terrain === null
        ? null
        : {
            label: typesetText(terrain.intitule),
            value: terrain.valeur,
            time: terrain.heure,
            comment: typesetText(terrain.commentaire),
          },
    bets: toBets(answer),
    runners: Object.fromEntries(partants.map((runner) => [runner.numero, toFacts(runner)])),
  };
}

/** A bet that is offered in shops and online is one: on sale where it is in one of the pools, with either's jackpot. */
function toBets({ paris, cagnottes }: Answer): readonly OfferedBet[] {
  const jackpots = new Map(cagnottes.map(({ typePari, montant }) => [typePari, montant]));
  const offered = paris.map((bet): OfferedBet => ({
    ...readBet(bet.typePari),
    baseStake: bet.miseBase,
    isOnSale: bet.enVente,
    jackpot: jackpots.get(bet.typePari),
  }));
  const { main, online } = splitPools(offered);
  return main.map((bet) => {
    const other = online.find(({ bet: name }) => bet.pool === 'network' && name === bet.bet);
    return {
      ...bet,
      baseStake: bet.baseStake ?? other?.baseStake ?? null,
      isOnSale: bet.isOnSale || other?.isOnSale === true,
      // An amount says more than that there is one of unknown amount, which says more than nothing.
      jackpot: bet.jackpot ?? other?.jackpot ?? (bet.jackpot === null ? null : other?.jackpot),
    };
  });
}

const toFacts = (runner: RunnerDetail): RunnerFacts => ({
  isChanged: runner.changement,
  formerRider: typesetText(runner.ancien),
  breeder: typesetText(runner.eleveur),
  breed: runner.race,
  trainedIn: typesetText(runner.entrainement),
  opinion: runner.avis,
  paidPlaces: runner.placesPayees,
  isFavourite: runner.favori,
  trend: runner.tendance === null ? null : runner.tendance === '+' ? 'up' : 'down',
  picture: runner.casaque ?? '',
});
