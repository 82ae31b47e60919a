import { paths } from '@galopin/shared/contracts';
import { formatCents, formatOdds } from '@galopin/shared/lib';
import { type Bet, type BetId, raceLabel } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { TextLink } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { BetExample, ExampleRace, PaidLine } from '../../domain/dayExample';
import { exampleFieldOf } from '../../domain/exampleNumbers';
import { betCopy } from '../../i18n/betCopy';
import { guideCopy as copy } from '../../i18n/guideCopy';
import { joinNumbers } from '../../i18n/joinNumbers';
import { formatStake } from './betFacts';

/** Places that an example's arrival names. */
const PLACES = 5;
/** Declared runners of the fields that examples suppose. */
const SUPPOSED = { small: 6, middle: 11, large: 16 } as const;

interface Props {
  readonly bet: Bet & { readonly id: BetId };
  readonly example: BetExample;
}

/** How a bet is won and lost, on a race of the day or on a supposed one, and what it paid. */
export function Example({ bet, example: { numbers, of, paid } }: Props) {
  const order = joinNumbers(numbers.slice(0, PLACES));
  const field = exampleFieldOf(bet.id);
  return (
    <Box>
      <p>
        <strong>{copy.example}.</strong> {of !== null && <RaceOfDay of={of} order={order} />}
        {of === null && field !== 'large' && copy.exampleSupposed(SUPPOSED[field], order)}{' '}
        {betCopy.texts[bet.id].example(numbers)}
      </p>
      {bet.id === 'simpleGagnant' && of !== null && of.odds !== null && (
        <p>{copy.exampleOdds(numbers[0] ?? 0, formatOdds(of.odds), formatCents(of.odds * 100))}</p>
      )}
      {paid.length > 0 && <Paid bet={bet} paid={paid} />}
    </Box>
  );
}

function RaceOfDay({ of: { race, isRun }, order }: { readonly of: ExampleRace; readonly order: string }) {
  return (
    <>
      <TextLink as={Link} to={paths.race.to(race.id)}>
        {[raceLabel(race.meeting, race.number), race.name].filter(Boolean).join(' ')}
      </TextLink>
      {'. '}
      {isRun ? copy.exampleRun(order) : copy.exampleToRun(order)}
    </>
  );
}

/** For 1 € where that is the base stake of the bet online, else for its base stake. */
function Paid({ bet, paid }: { readonly bet: Bet; readonly paid: readonly PaidLine[] }) {
  const isPerEuro = bet.onlineStake === 100;
  const lines = paid.flatMap(({ label, combination, forOneEuro, forBaseStake }) => {
    const cents = isPerEuro ? forOneEuro : forBaseStake;
    if (cents === null) return [];
    const stake = formatStake(isPerEuro ? 100 : bet.onlineStake);
    return [copy.exampleLine(label, joinNumbers(combination.split('-')), formatCents(cents), stake)];
  });
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border-radius: ${({ theme }) => theme.radii.sm};
  color: ${({ theme }) => theme.colors.turf};
  background: ${({ theme }) => theme.colors.turfSoft};

  ul {
    margin: 0;
    padding-left: ${({ theme }) => theme.space(5)};
    ${({ theme }) => theme.text.small}
    ${({ theme }) => theme.figures}
  }
`;
