import { paths, type QuinteDividend, type QuinteNumber, type QuinteStats } from '@galopin/shared/contracts';
import { formatCents, formatCount, formatNumber, formatNumericDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { Card, CardHeader, EmptyState, SaddleCloth, SectionTitle, TextLink } from '@galopin/shared/ui';
import { DataTable } from '@galopin/shared/ui/table';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { StatsChoice } from '../../domain/statsChoice';
import { statsCopy as copy } from '../../i18n/statsCopy';
import { LockedRows } from './LockedRows';
import { QuinteCharts } from './QuinteCharts';
import { dividendColumns, numberColumns } from './quinteColumns';
import { StatsCsvButton } from './StatsCsvButton';

interface Props {
  readonly choice: StatsChoice;
  readonly quinte: QuinteStats;
}

/** Numbers of the Quinté+ with their gaps, and the best dividends with their races. */
export function QuinteView({ choice, quinte }: Props) {
  const { races, numbers, limited, order, anyOrder } = quinte;
  if (races === 0) {
    return (
      <Card>
        <EmptyState title={copy.empty} text={copy.emptyText} />
      </Card>
    );
  }
  return (
    <>
      <QuinteCharts numbers={numbers} />
      <Card $flush>
        <CardHeader>
          <div>
            <SectionTitle>{copy.quinte.numbers}</SectionTitle>
            <Note>
              {copy.quinte.races(formatCount(races, copy.quinte.race, copy.quinte.racesPlural))}.{' '}
              {copy.quinte.gapNote}
            </Note>
          </div>
          <StatsCsvButton file="quinte" choice={choice} label={copy.csv.numbers} />
        </CardHeader>
        <DataTable
          caption={copy.quinte.numbers}
          columns={numberColumns}
          rows={numbers}
          rowKey={({ number }) => number}
          cardsBelow="sm"
          renderCard={(row) => <NumberCard row={row} />}
        />
      </Card>
      <Dividends
        title={copy.quinte.order}
        rows={order}
        action={<StatsCsvButton file="dividends" choice={choice} label={copy.csv.dividends} />}
      />
      <Dividends title={copy.quinte.anyOrder} rows={anyOrder} />
      {limited && <LockedRows choice={choice} locked="more" />}
    </>
  );
}

interface DividendsProps {
  readonly title: string;
  readonly rows: readonly QuinteDividend[];
  readonly action?: ReactNode;
}

function Dividends({ title, rows, action }: DividendsProps) {
  return (
    <Card $flush>
      <CardHeader>
        <div>
          <SectionTitle>{title}</SectionTitle>
          <Note>{copy.quinte.dividendNote}</Note>
        </div>
        {action}
      </CardHeader>
      <DataTable
        caption={title}
        columns={dividendColumns}
        rows={rows}
        rowKey={({ raceId, combination }) => `${raceId} ${combination}`}
        pageSize={10}
        empty={copy.quinte.noDividends}
        cardsBelow="sm"
        renderCard={(row) => <DividendCard row={row} />}
      />
    </Card>
  );
}

function NumberCard({ row }: { readonly row: QuinteNumber }) {
  const { columns, rateNote } = copy;
  return (
    <Line>
      <SaddleCloth number={row.number} />
      <div>
        <strong>
          {columns.hits} : {rateNote(formatNumber(row.hits), formatNumber(row.starts))}
        </strong>
        <Note>
          {columns.expected} : {formatNumber(Math.round(row.expected * 10) / 10)}
        </Note>
      </div>
      <div>
        <strong>
          {columns.gap} : {row.gap === null ? copy.quinte.never : formatNumber(row.gap)}
        </strong>
        <Note>
          {columns.longestGap} : {formatNumber(row.longestGap)}
        </Note>
      </div>
    </Line>
  );
}

function DividendCard({ row }: { readonly row: QuinteDividend }) {
  return (
    <div>
      <Line $spread>
        <TextLink as={Link} to={paths.race.to(row.raceId)}>
          {row.name}
        </TextLink>
        <strong>{formatCents(row.dividend)}</strong>
      </Line>
      <Note>
        {formatNumericDay(row.jour)} · {row.racecourse} · {row.combination}
      </Note>
    </div>
  );
}

const Note = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.caption}
  font-weight: 400;
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Line = styled.div<{ readonly $spread?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $spread }) => ($spread ? 'space-between' : 'flex-start')};
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
`;
