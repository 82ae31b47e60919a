import { paths, type StoredDay } from '@galopin/shared/contracts';
import { formatCount, formatDay, formatNumber } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { NumericText, Stack, TextLink } from '@galopin/shared/ui';
import { DataTable, type DataColumn } from '@galopin/shared/ui/table';
import styled from 'styled-components';
import { downloadCopy } from '../../i18n/downloadCopy';

const copy = downloadCopy;

const counts = (['meetings', 'races', 'runners'] as const).map((id): DataColumn<StoredDay> => ({
  id,
  header: copy[id],
  value: (day) => day[id],
  cell: (day) => <NumericText>{formatNumber(day[id])}</NumericText>,
  align: 'end',
  sortable: true,
  sortFirst: 'desc',
}));

const columns: readonly DataColumn<StoredDay>[] = [
  {
    id: 'jour',
    header: copy.day,
    value: ({ jour }) => jour,
    cell: ({ jour }) => <DayLink jour={jour} />,
    sortable: true,
    sortFirst: 'desc',
  },
  ...counts,
];

/** The days as a table; on phones as cards. */
export function DaysTable({ days }: { readonly days: readonly StoredDay[] }) {
  return (
    <DataTable
      caption={copy.caption}
      columns={columns}
      rows={days}
      rowKey={({ jour }) => jour}
      cardsBelow="sm"
      renderCard={(day) => <DayCard day={day} />}
    />
  );
}

function DayLink({ jour }: Pick<StoredDay, 'jour'>) {
  return (
    <TextLink as={Link} to={paths.day.to(jour)}>
      {formatDay(jour)}
    </TextLink>
  );
}

function DayCard({ day }: { readonly day: StoredDay }) {
  return (
    <Stack $gap={1}>
      <span>
        <DayLink jour={day.jour} />
      </span>
      <Counts>
        {[
          formatCount(day.meetings, copy.meetingCount),
          formatCount(day.races, copy.raceCount),
          formatCount(day.runners, copy.runnerCount),
        ].join(', ')}
      </Counts>
    </Stack>
  );
}

/** Unlike a cell's figures, these may break over two lines. */
const Counts = styled.span`
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
