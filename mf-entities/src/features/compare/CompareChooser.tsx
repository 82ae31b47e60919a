import { COMPARED_RUNNERS } from '@galopin/shared/contracts';
import { Card, SaddleCloth } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { Runner } from '../../domain/Runner';
import { compareCopy as copy } from '../../i18n/compareCopy';
import { clothKind } from '../race-card/clothKind';

interface Props {
  readonly runners: readonly Runner[];
  readonly chosen: readonly Runner[];
  readonly onChoose: (numbers: readonly number[]) => void;
}

/** A tick for every runner; with five of them the others have to wait. */
export function CompareChooser({ runners, chosen, onChoose }: Props) {
  const numbers = chosen.map(({ number }) => number);
  const isFull = chosen.length >= COMPARED_RUNNERS.most;
  const toggle = (number: number) =>
    onChoose(numbers.includes(number) ? numbers.filter((other) => other !== number) : [...numbers, number]);
  const sorted = [...runners].sort((one, other) => one.number - other.number);
  return (
    <Frame as="fieldset">
      <Legend>
        {copy.choose} <small>{copy.chosen(chosen.length, COMPARED_RUNNERS.most)}</small>
      </Legend>
      <List>
        {sorted.map(({ number, horse, finish }) => (
          <Tick key={number}>
            <input
              type="checkbox"
              checked={numbers.includes(number)}
              disabled={isFull && !numbers.includes(number)}
              onChange={() => toggle(number)}
            />
            <SaddleCloth number={number} size="small" kind={clothKind(finish)} />
            <Name>{horse.name}</Name>
          </Tick>
        ))}
      </List>
    </Frame>
  );
}

const Frame = styled(Card)`
  min-width: 0;
  margin: 0;
`;

const Legend = styled.legend`
  float: left;
  width: 100%;
  padding: 0;
  margin-bottom: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.h4}

  small {
    ${({ theme }) => theme.text.small}
    color: ${({ theme }) => theme.colors.inkSoft};
  }
`;

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr));
  gap: 0 ${({ theme }) => theme.space(3)};
  clear: both;

  ${({ theme }) => theme.media.up('md')} {
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  }
`;

const Tick = styled.label`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space(1.5)};
  min-height: ${({ theme }) => theme.sizes.touch};
  cursor: pointer;

  &:has(:disabled) {
    color: ${({ theme }) => theme.colors.inkFaint};
    cursor: not-allowed;
  }

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${({ theme }) => theme.colors.turf};
  }

  input:focus-visible {
    ${({ theme }) => theme.focusRing}
  }
`;

const Name = styled.span`
  ${({ theme }) => theme.text.small}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
