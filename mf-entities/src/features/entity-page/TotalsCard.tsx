import { rateOf } from '@galopin/shared/contracts';
import { formatDay, formatNumber, formatPercent } from '@galopin/shared/lib';
import {
  Card,
  DescriptionList,
  SectionTitle,
  SegmentedLink,
  SegmentedLinks,
  Stack,
} from '@galopin/shared/ui';
import type { EntityPage } from '../../domain/EntityPage';
import { riderLicence } from '../../domain/riderLicence';
import { sourceAgrees } from '../../domain/sourceAgrees';
import { entityCopy as copy } from '../../i18n/entityCopy';
import { startsLabel, tallyLabel } from '../../i18n/entityLabels';
import { Note } from './Note';
import { ViewLink } from './ViewLink';

/** Starts, wins, places, rates and gap over a period, what they rest on, and what the source itself says. */
export function TotalsCard({ page }: { readonly page: EntityPage }) {
  const { kind, entity, view } = page;
  const { starts, wins, places } = entity.totals[view.period];
  const licence = riderLicence(entity.splits.discipline);
  return (
    <Card as="section">
      <Stack $gap={3}>
        <SectionTitle>{copy.totals}</SectionTitle>
        <PeriodLinks page={page} />
        {starts === 0 ? (
          <p>{copy.noStart}</p>
        ) : (
          <DescriptionList
            items={[
              { term: startsLabel(kind, licence), detail: formatNumber(starts) },
              { term: copy.wins, detail: formatNumber(wins) },
              { term: copy.winRate, detail: formatPercent(rateOf(wins, starts)) },
              { term: copy.places, detail: formatNumber(places) },
              { term: copy.placeRate, detail: formatPercent(rateOf(places, starts)) },
              { term: copy.gap, detail: copy.gapText(entity.gap) },
            ]}
          />
        )}
        <Note>{notesOf(page).join(' ')}</Note>
        <SourceNote page={page} />
      </Stack>
    </Card>
  );
}

/** The periods to count over. */
function PeriodLinks({ page: { kind, view } }: { readonly page: EntityPage }) {
  return (
    <SegmentedLinks label={copy.period}>
      {(['all', 'year'] as const).map((period) => (
        <ViewLink
          key={period}
          look={SegmentedLink}
          kind={kind}
          filter="period"
          view={{ ...view, period }}
          replace
          current={period === view.period ? 'true' : undefined}
        >
          {copy.periods[period]}
        </ViewLink>
      ))}
    </SegmentedLinks>
  );
}

function notesOf({ entity, view }: EntityPage): readonly string[] {
  const { nonRunners, unknown, cancelled } = entity.leftOut;
  const leftOut = [
    nonRunners > 0 && copy.nonRunners(nonRunners),
    unknown > 0 && copy.unknown(unknown),
    cancelled > 0 && copy.cancelled(cancelled),
  ].filter((part) => part !== false);
  const counted =
    view.period === 'all'
      ? copy.countedAll(formatDay(entity.since))
      : copy.countedYear(formatDay(entity.today));
  return [
    counted,
    copy.placesNote,
    entity.totals.all.wins === 0 && entity.totals.all.starts > 0 ? copy.gapNever : copy.gapNote,
    ...(leftOut.length > 0 ? [copy.leftOut(leftOut.join(', '))] : []),
  ];
}

/** Both figures where the source's own are others, and which of them is shown. */
function SourceNote({ page: { kind, entity } }: { readonly page: EntityPage }) {
  const { source } = entity;
  if (source === null) return null;
  const day = formatDay(source.before);
  if (sourceAgrees(source)) return <Note>{copy.sourceAgrees(day)}</Note>;
  const words = kind === 'horse' ? copy.sourceCareer : copy.sourceYear;
  return <Note>{words(tallyLabel(source.told), day, tallyLabel(source.stored))}</Note>;
}
