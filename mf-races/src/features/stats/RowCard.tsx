import type { StatsView } from '@galopin/shared/contracts';
import { formatCents, formatCount, formatMoney, formatNumber, formatPercent } from '@galopin/shared/lib';
import styled from 'styled-components';
import { percentOf, returnPerEuro } from '../../domain/statsRates';
import { statsCopy as copy } from '../../i18n/statsCopy';
import { isLinked, RowName, type RankedRow } from './statsColumns';

/** A row on a phone: name, the two rates with their counts, then what else there is. */
export function RowCard({ view, row }: { readonly view: StatsView; readonly row: RankedRow }) {
  const isRacecourse = view === 'racecourses';
  const [starts, wins, places] = isRacecourse
    ? [row.favourites ?? 0, row.favouriteWins ?? 0, row.favouritePlaces ?? 0]
    : [row.starts, row.wins, row.places];
  const more = isRacecourse
    ? formatCount(row.races ?? 0, copy.start, copy.starts)
    : [
        isLinked(view) ? formatMoney(row.prize / 100) : '',
        returnPerEuro(row) === null ? '' : `${copy.columns.return} : ${formatCents(returnPerEuro(row))}`,
      ]
        .filter(Boolean)
        .join(' · ');
  return (
    <Frame>
      <Head>
        {isLinked(view) && <Rank>{formatNumber(row.rank)}.</Rank>}
        {view === 'draws' && copy.columns.draws} <RowName view={view} row={row} />
      </Head>
      <Figures>
        <Figure
          label={isRacecourse ? copy.columns.favouriteWins : copy.columns.winsTitle}
          part={wins}
          whole={starts}
        />
        <Figure
          label={isRacecourse ? copy.columns.favouritePlaces : copy.columns.places}
          part={places}
          whole={starts}
        />
      </Figures>
      {more !== '' && <More>{more}</More>}
    </Frame>
  );
}

function Figure({
  label,
  part,
  whole,
}: {
  readonly label: string;
  readonly part: number;
  readonly whole: number;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{formatPercent(percentOf(part, whole))}</strong>{' '}
        {copy.rateNote(formatNumber(part), formatNumber(whole))}
      </dd>
    </div>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.figures}
`;

const Head = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
  font-weight: 600;
`;

const Rank = styled.span`
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.space(3)};
  margin: 0;
  ${({ theme }) => theme.text.small}

  dt {
    ${({ theme }) => theme.text.caption}
    color: ${({ theme }) => theme.colors.inkSoft};
  }

  dd {
    margin: 0;
  }
`;

const More = styled.span`
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
