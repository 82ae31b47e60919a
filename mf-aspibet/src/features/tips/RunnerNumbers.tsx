import { SaddleCloth, VisuallyHidden } from '@galopin/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { Arrival } from '@galopin/shared/racing';
import { finishOf } from '../../domain/tipOutcome';
import { fr } from '../../i18n/fr';
import { clothOf } from './clothOf';

interface Props {
  readonly label: string;
  /** Runner numbers in the order they are shown. */
  readonly numbers: readonly number[];
  /** Beside the selection, which matters most. */
  readonly small?: boolean;
  /** Once known: runners that came in stand out. */
  readonly order?: Arrival['order'];
}

/** Runners by their saddle-cloths, under a heading. */
export function RunnerNumbers({ label, numbers, small = false, order = [] }: Props) {
  const heading = useId();
  return (
    <div>
      <Heading id={heading}>{label}</Heading>
      <Numbers aria-labelledby={heading}>
        {numbers.map((number, place) => {
          const finish = finishOf(order, number);
          return (
            <li key={`${place}-${number}`}>
              <SaddleCloth
                number={number}
                size={small ? 'small' : 'normal'}
                kind={order.length === 0 ? 'runner' : clothOf(finish)}
              />
              {finish !== 'none' && <VisuallyHidden>, {fr.tips.finish[finish]}</VisuallyHidden>}
            </li>
          );
        })}
      </Numbers>
    </div>
  );
}

const Heading = styled.p`
  margin: 0 0 ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.text.label}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

/** An ordered list: the order of the numbers is the tip. */
const Numbers = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(1.5)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
