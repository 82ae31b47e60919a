import { SaddleCloth } from '@galopin/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { Runner } from '../../domain/Runner';
import { clothKind } from '../race-card/clothKind';

interface Props {
  readonly label: string;
  /** In the order they are tipped. */
  readonly numbers: readonly number[];
  readonly runners: readonly Runner[];
}

/** Tipped runners with their names, under a heading; a result or a withdrawal shows on the cloth. */
export function NamedNumbers({ label, numbers, runners }: Props) {
  const heading = useId();
  return (
    <div>
      <Heading id={heading}>{label}</Heading>
      <List aria-labelledby={heading}>
        {numbers.map((number, place) => {
          const runner = runners.find((other) => other.number === number);
          return (
            <li key={`${place} ${number}`}>
              <SaddleCloth
                number={number}
                size="small"
                kind={runner === undefined ? 'runner' : clothKind(runner.finish)}
              />{' '}
              {runner?.horse.name}
            </li>
          );
        })}
      </List>
    </div>
  );
}

const Heading = styled.h3`
  margin: 0 0 ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.text.label}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

/** An ordered list: the order is the tip. */
const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${({ theme }) => theme.text.small}
`;
