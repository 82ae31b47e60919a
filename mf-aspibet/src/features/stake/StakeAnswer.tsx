import { formatCount, NONE } from '@galopin/shared/lib';
import { stakeOf, type StakeChoice, type StakeResult } from '@galopin/shared/racing';
import { stakeCopy as copy } from '../../i18n/stakeCopy';
import { formatStake } from '../guide/betFacts';
import { Answer, Small, Total } from './StakeCalculator.styles';
import { wordsOf } from './wordsOf';

interface Props {
  readonly choice: StakeChoice;
  readonly result: StakeResult;
}

/** The price, read out at every change; without one, why there is none. */
export function StakeAnswer({ choice, result }: Props) {
  if (result.status === 'wrong') {
    return (
      <Answer>
        <Total>{NONE}</Total>
        <Small>{wordsOf(result.fault, choice.formula)}</Small>
      </Answer>
    );
  }
  const { combinations, cents, isRounded } = result.stake;
  const share = choice.flexi === 100 ? [] : [copy.flexi(choice.flexi)];
  const count = copy.result(formatCount(combinations, copy.combination), formatStake(stakeOf(choice) ?? 0));
  return (
    <Answer>
      <Total>{formatStake(cents)}</Total>
      <span>{[count, ...share].join(' · ')}</span>
      {isRounded && <Small>{copy.rounded}</Small>}
    </Answer>
  );
}
