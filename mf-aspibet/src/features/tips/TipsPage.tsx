import { paths, type PageProps } from '@galopin/shared/contracts';
import { formatDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { Slot, useShell } from '@galopin/shared/shell-context';
import { Alert, ButtonLink, EmptyState, FailureCard, PageHeader, Stack } from '@galopin/shared/ui';
import type { TipDay } from '../../domain/TipDay';
import { pairTips } from '../../domain/pairTips';
import { fr } from '../../i18n/fr';
import { PressPart } from '../press/PressPart';
import { TrackRecordPart } from '../record/TrackRecordPart';
import { RiskLine } from '../responsible-gambling/RiskLine';
import { DayChooser } from './DayChooser';
import { LockedTips } from './LockedTips';
import { OtherRaces } from './OtherRaces';
import { TipCard } from './TipCard';

const copy = fr.tips;

/** `/Aspibet`: a day's tips, what the press says, what past tips were worth, then the races without a tip. */
export function TipsPage({ data }: PageProps<TipDay>) {
  const { revalidate } = useShell();
  const list = data.tips.status === 'ready' ? data.tips.value : null;
  const races = data.races.status === 'ready' ? data.races.value : [];
  const { tipped, others } = pairTips(races, list?.tips ?? [], list?.locked, data.arrivals);
  const isToday = data.jour === data.today;
  const isPast = data.jour < data.today;
  const locked = list === null || list.unlocked ? 0 : list.total - list.tips.length;
  const isEmpty = data.races.status === 'ready' && races.length === 0 && tipped.length === 0;

  return (
    <>
      <PageHeader
        title={isToday ? copy.title : copy.titleOther}
        subtitle={[formatDay(data.jour), list && list.total > 0 && copy.count(list.total)]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <ButtonLink as={Link} to={paths.guide.to()} $variant="secondary">
            {copy.guide}
          </ButtonLink>
        }
      />
      <Stack $gap={5}>
        <DayChooser jour={data.jour} today={data.today} />
        <RiskLine />
        {/* The programme tells whether there is one: no place is kept for what will not come. */}
        {races.some(({ isQuinte }) => isQuinte) && (
          <Slot name="quinte-of-the-day" props={{ jour: data.jour }} />
        )}
        {data.tips.status === 'failed' && (
          <FailureCard title={copy.failed} text={copy.failedText} onRetry={revalidate} />
        )}
        {list?.total === 0 && !isEmpty && (
          <Alert title={isToday ? copy.noneToday : copy.noneOther}>
            {isToday ? copy.noneTodayText : copy.noneOtherText}
          </Alert>
        )}
        {tipped.map(({ tip, race, arrival }, place) => (
          <TipCard key={`${tip.raceId}-${place}`} tip={tip} race={race} arrival={arrival} />
        ))}
        {locked > 0 && <LockedTips count={locked} locked={list?.locked ?? []} offer={data.offer} />}
        <PressPart press={data.press} />
        <TrackRecordPart record={data.record} />
        {data.races.status === 'failed' && (
          <FailureCard
            title={copy.racesFailed}
            text={`${copy.racesFailedText} (${data.races.message})`}
            onRetry={revalidate}
          />
        )}
        {isEmpty && <EmptyState title={copy.empty} text={copy.emptyText} />}
        {/* On a day gone by the programme says nothing of the tips. */}
        {!(isPast && tipped.length > 0) && (
          <OtherRaces
            races={others}
            title={tipped.length > 0 ? copy.others : copy.allRaces}
            withoutTip={list !== null && locked === list.locked.length}
            isPast={isPast}
          />
        )}
      </Stack>
    </>
  );
}
