import {
  Card,
  CardHeader,
  EmptyState,
  FailureCard,
  SectionTitle,
  SkeletonGroup,
  SkeletonRows,
} from '@galopin/shared/ui';
import { useId } from 'react';
import { recordCopy as copy } from '../../i18n/recordCopy';
import { LatestTips } from './LatestTips';
import { RecordTable } from './RecordTable';
import { Note } from './TrackRecordPart.styles';
import { useTrackRecord } from './useTrackRecord';

/** How good the tips have been: rates by period, then the latest one by one. */
export function TrackRecordPart() {
  const known = useTrackRecord();
  const heading = useId();
  if (known.status === 'failed')
    return <FailureCard title={copy.failed} text={copy.failedText} onRetry={known.retry} />;
  const isEmpty = known.status === 'ready' && known.record.periods.every(({ tips }) => tips === 0);
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <CardHeader>
        <SectionTitle id={heading}>{copy.title}</SectionTitle>
        <Note>{copy.intro}</Note>
      </CardHeader>
      {known.status === 'loading' && (
        <SkeletonGroup>
          <SkeletonRows rows={12} height="3.5rem" />
        </SkeletonGroup>
      )}
      {isEmpty && <EmptyState title={copy.empty} text={copy.emptyText} />}
      {known.status === 'ready' && !isEmpty && (
        <>
          <RecordTable periods={known.record.periods} />
          <Note $padded>{copy.warning}</Note>
          <LatestTips latest={known.record.latest} />
        </>
      )}
    </Card>
  );
}
