import { betsOf, type BetFamily } from '../../domain/bets';
import { betCopy } from '../../i18n/betCopy';
import { BetCard } from './BetCard';
import { GuideSection, Paragraph } from './GuideSection';

/** One family of bets. */
export function BetFamilySection({ family }: { readonly family: BetFamily }) {
  const { title, intro } = betCopy.families[family];
  return (
    <GuideSection id={family} title={title}>
      <Paragraph>{intro}</Paragraph>
      {betsOf(family).map((bet) => (
        <BetCard key={bet.id} bet={bet} />
      ))}
    </GuideSection>
  );
}
