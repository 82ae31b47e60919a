import { betsOf, type BetFamily } from '@galopin/shared/racing';
import type { ExampleRace } from '../../domain/dayExample';
import { betCopy } from '../../i18n/betCopy';
import { BetCard } from './BetCard';
import { GuideSection, Paragraph } from './GuideSection';

interface Props {
  readonly family: BetFamily;
  readonly examples: readonly ExampleRace[];
}

/** One family of bets. */
export function BetFamilySection({ family, examples }: Props) {
  const { title, intro } = betCopy.families[family];
  return (
    <GuideSection id={family} title={title}>
      <Paragraph>{intro}</Paragraph>
      {betsOf(family).map((bet) => (
        <BetCard key={bet.id} bet={bet} examples={examples} />
      ))}
    </GuideSection>
  );
}
