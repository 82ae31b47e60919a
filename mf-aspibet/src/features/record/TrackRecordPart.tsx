import type { TipRecord } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { Card, CardHeader, EmptyState, FailureCard, SectionTitle } from '@galopin/shared/ui';
import { useId } from 'react';
import type { Loaded } from '../../domain/Loaded';
import { recordCopy as copy } from '../../i18n/recordCopy';
import { LatestTips } from './LatestTips';
import { RecordTable } from './RecordTable';
import { Note } from './TrackRecordPart.styles';

/** How good the tips have been: rates by period, then the latest one by one. */
export function TrackRecordPart({ record }: { readonly record: Loaded<TipRecord> }) {
  const { revalidate } = useShell();
  const heading = useId();
  if (record.status === 'failed')
    return <FailureCard title={copy.failed} text={copy.failedText} onRetry={revalidate} />;
  const isEmpty = record.value.periods.every(({ tips }) => tips === 0);
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <CardHeader>
        <SectionTitle id={heading}>{copy.title}</SectionTitle>
        <Note>{copy.intro}</Note>
      </CardHeader>
      {isEmpty ? (
        <EmptyState title={copy.empty} text={copy.emptyText} />
      ) : (
        <>
          <RecordTable periods={record.value.periods} />
          <Note $padded>{copy.warning}</Note>
          <LatestTips latest={record.value.latest} />
        </>
      )}
    </Card>
  );
}
