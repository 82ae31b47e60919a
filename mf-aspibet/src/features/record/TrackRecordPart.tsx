import { useRead } from '@galopin/shared/read';
import { useShell } from '@galopin/shared/shell-context';
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
import { fetchTipRecord } from '../../api/fetchTipRecord';
import { recordCopy as copy } from '../../i18n/recordCopy';
import { LatestTips } from './LatestTips';
import { RecordTable } from './RecordTable';
import { Note } from './TrackRecordPart.styles';

/**
 * How good the tips have been: rates by period, then the latest one by one. Read once the page is there: the first view
 * does not need it.
 */
export function TrackRecordPart() {
  const shell = useShell();
  const record = useRead((signal) => fetchTipRecord(shell, signal), {
    what: 'The record of tips',
  });
  const heading = useId();
  if (record.status === 'failed')
    return <FailureCard title={copy.failed} text={copy.failedText} onRetry={record.retry} />;
  const isEmpty = record.status === 'ready' && record.value.periods.every(({ tips }) => tips === 0);
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <CardHeader>
        <SectionTitle id={heading}>{copy.title}</SectionTitle>
        <Note>{copy.intro}</Note>
      </CardHeader>
      {record.status === 'loading' && (
        <SkeletonGroup>
          <SkeletonRows rows={12} height="3.5rem" />
        </SkeletonGroup>
      )}
      {isEmpty && <EmptyState title={copy.empty} text={copy.emptyText} />}
      {record.status === 'ready' && !isEmpty && (
        <>
          <RecordTable periods={record.value.periods} />
          <Note $padded>{copy.warning}</Note>
          <LatestTips latest={record.value.latest} />
        </>
      )}
    </Card>
  );
}
