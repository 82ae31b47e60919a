import type { AudiencePage, AudienceReport } from '@galopin/shared/contracts';
import { formatNumber } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { Card, CardHeader, NumericText, SectionTitle, TextLink } from '@galopin/shared/ui';
import { DataTable, type DataColumn } from '@galopin/shared/ui/table';
import type { ReactNode } from 'react';
import { knownText } from '../../domain/knownText';
import { audienceCopy } from '../../i18n/audienceCopy';
import { formatDuration } from './formatDuration';

const copy = audienceCopy;
type Event = AudienceReport['events'][number];

/** What is read most, and for how long. */
export function PageTable({ pages }: Pick<AudienceReport, 'pages'>) {
  return (
    <TableCard title={copy.pages.title}>
      <DataTable
        caption={copy.pages.title}
        columns={PAGE_COLUMNS}
        rows={pages}
        rowKey={({ path }) => path}
        empty={copy.none}
      />
    </TableCard>
  );
}

/** What visitors do. */
export function EventTable({ events }: Pick<AudienceReport, 'events'>) {
  return (
    <TableCard title={copy.events.title}>
      <DataTable
        caption={copy.events.title}
        columns={EVENT_COLUMNS}
        rows={events}
        rowKey={({ eventName }) => eventName}
        empty={copy.none}
      />
    </TableCard>
  );
}

/** No region of its own: the table in it is one already, of the same name. */
function TableCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card $flush>
      <CardHeader>
        <SectionTitle>{title}</SectionTitle>
      </CardHeader>
      {children}
    </Card>
  );
}

const PAGE_COLUMNS: readonly DataColumn<AudiencePage>[] = [
  {
    id: 'path',
    ...copy.pages.columns.path,
    wrap: true,
    sortable: true,
    value: ({ path }) => path,
    cell: ({ path }) => (
      <TextLink as={Link} to={path}>
        {path}
      </TextLink>
    ),
  },
  numeric('views', copy.pages.columns.views, ({ views }) => views),
  numeric('visits', copy.pages.columns.visits, ({ visits }) => visits),
  {
    id: 'medianDuration',
    ...copy.pages.columns.medianDuration,
    sortable: true,
    sortFirst: 'desc',
    wrap: true,
    value: ({ medianDuration }) => medianDuration,
    cell: ({ medianDuration }) => formatDuration(medianDuration),
  },
];

const EVENT_COLUMNS: readonly DataColumn<Event>[] = [
  { id: 'eventName', ...copy.events.columns.eventName, wrap: true, sortable: true, value: eventName },
  numeric('count', copy.events.columns.count, ({ count }) => count),
  numeric('visits', copy.events.columns.visits, ({ visits }) => visits),
];

function numeric<Row>(
  id: string,
  header: { readonly header: string },
  value: (row: Row) => number,
): DataColumn<Row> {
  return {
    id,
    ...header,
    align: 'end',
    sortable: true,
    sortFirst: 'desc',
    value,
    cell: (row) => <NumericText>{formatNumber(value(row))}</NumericText>,
  };
}

/** An event in words; one that has no name here is shown as it is. */
function eventName({ eventName: name }: Event): string {
  return knownText(copy.events.names, name);
}
