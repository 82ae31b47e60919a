import { SaddleCloth } from '@galopin/shared/ui';
import type { DataColumn } from '@galopin/shared/ui/table';
import styled from 'styled-components';
import type { Runner } from '../../domain/Runner';
import { clothKind } from '../race-card/clothKind';

interface Props {
  readonly runner: Runner;
  readonly columns: readonly DataColumn<Runner>[];
}

/** A row of statistics on a phone: who, and below it every figure under its name. */
export function StatsCard({ runner, columns }: Props) {
  const [who, ...figures] = columns.filter(({ id }) => id !== 'number');
  return (
    <div>
      <Who>
        <SaddleCloth number={runner.number} kind={clothKind(runner.finish)} /> {who?.cell?.(runner)}
      </Who>
      <Figures>
        {figures.map((column) => (
          <div key={column.id}>
            <dt>{column.header}</dt>
            <dd>{column.cell?.(runner) ?? column.value(runner) ?? '–'}</dd>
          </div>
        ))}
      </Figures>
    </div>
  );
}

const Who = styled.p`
  margin: 0;
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  margin: ${({ theme }) => theme.space(1)} 0 0;

  dt {
    ${({ theme }) => theme.text.caption}
    color: ${({ theme }) => theme.colors.inkFaint};
  }

  dd {
    margin: 0;
    ${({ theme }) => theme.text.small}
  }
`;
