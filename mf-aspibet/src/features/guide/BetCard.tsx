import { Card, DescriptionList } from '@galopin/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { Bet, BetId } from '@galopin/shared/racing';
import { exampleOf, type ExampleRace } from '../../domain/dayExample';
import { betCopy } from '../../i18n/betCopy';
import { guideCopy } from '../../i18n/guideCopy';
import { betFacts } from './betFacts';
import { Example } from './Example';

interface Props {
  readonly bet: Bet & { readonly id: BetId };
  /** Races of the day its example can be told of. */
  readonly examples: readonly ExampleRace[];
}

/** One bet: aim, figures, where it is offered, what it pays, an example. */
export function BetCard({ bet, examples }: Props) {
  const heading = useId();
  const { name, aim, offered, payouts } = betCopy.texts[bet.id];
  return (
    <Sheet as="article" aria-labelledby={heading}>
      <div>
        <Name id={heading}>{name}</Name>
        <Aim>{aim}</Aim>
        <DescriptionList items={betFacts(bet)} />
      </div>
      <Sentences>
        <p>
          <strong>{guideCopy.offered}.</strong> {offered}
        </p>
        <p>
          <strong>{guideCopy.payouts}.</strong> {payouts}
        </p>
        <Example bet={bet} example={exampleOf(bet, examples)} />
      </Sentences>
    </Sheet>
  );
}

/** One column on a phone; aim and figures beside the sentences from `md`. */
const Sheet = styled(Card)`
  display: grid;
  gap: ${({ theme }) => `${theme.space(4)} ${theme.space(8)}`};

  ${({ theme }) => theme.media.up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Name = styled.h3`
  margin: 0;
  ${({ theme }) => theme.text.h3}
`;

const Aim = styled.p`
  margin: ${({ theme }) => `${theme.space(1)} 0 ${theme.space(4)}`};
  ${({ theme }) => theme.text.lead}
`;

const Sentences = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  align-content: start;

  p {
    margin: 0;
  }
`;
