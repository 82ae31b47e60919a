import { paths, type PageProps } from '@galopin/shared/contracts';
import { formatDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { Alert, ButtonLink, EmptyState, FailureCard, PageHeader, Stack } from '@galopin/shared/ui';
import type { TipDay } from '../../domain/TipDay';
import { pairTips } from '../../domain/pairTips';
import { fr } from '../../i18n/fr';
import { PressPart } from '../press/PressPart';
import { RiskLine } from '../responsible-gambling/RiskLine';
import { LockedTips } from './LockedTips';
import { OtherRaces } from './OtherRaces';
import { TipCard } from './TipCard';

const copy = fr.tips;

/** `/Aspibet`: the day's tips, what the press says, then the races without a tip. */
export function TipsPage({ data }: PageProps<TipDay>) {
  const { revalidate } = useShell();
  const list = data.tips.status === 'ready' ? data.tips.value : null;
  const races = data.races.status === 'ready' ? data.races.value : [];
  const { tipped, others } = pairTips(races, list?.tips ?? [], list?.locked);
  const locked = list === null || list.unlocked ? 0 : list.total - list.tips.length;
  const isEmpty = data.races.status === 'ready' && races.length === 0 && tipped.length === 0;

  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={[formatDay(data.jour), list && list.total > 0 && copy.count(list.total)]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <ButtonLink as={Link} {...{ to: paths.guide.to() }} $variant="secondary">
            {copy.guide}
          </ButtonLink>
        }
      />
      <Stack $gap={5}>
        <RiskLine />
        {data.tips.status === 'failed' && (
          <FailureCard title={copy.failed} text={copy.failedText} onRetry={revalidate} />
        )}
        {list?.total === 0 && !isEmpty && <Alert title={copy.noneToday}>{copy.noneTodayText}</Alert>}
        {tipped.map(({ tip, race }, place) => (
          <TipCard key={`${tip.raceId}-${place}`} tip={tip} race={race} />
        ))}
        {locked > 0 && <LockedTips count={locked} locked={list?.locked ?? []} />}
        <PressPart press={data.press} />
        {data.races.status === 'failed' && (
          <FailureCard
            title={copy.racesFailed}
            text={`${copy.racesFailedText} (${data.races.message})`}
            onRetry={revalidate}
          />
        )}
        {isEmpty && <EmptyState title={copy.empty} text={copy.emptyText} />}
        <OtherRaces
          races={others}
          title={tipped.length > 0 ? copy.others : copy.allRaces}
          withoutTip={list !== null && locked === list.locked.length}
        />
      </Stack>
    </>
  );
}
