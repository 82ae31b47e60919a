import type { Reading } from '@galopin/shared/read';
import { Card, FailureCard, SkeletonGroup, SkeletonRows } from '@galopin/shared/ui';
import type { ReactNode } from 'react';
import { raceCopy } from '../../i18n/raceCopy';

interface Props<Value> {
  readonly reading: Reading<Value>;
  /** Lines of the grey list shown until it is there. */
  readonly rows: number;
  readonly children: (value: Value) => ReactNode;
}

/** A part of the page that comes by itself: grey until it is there, and with a way to try again when it fails. */
export function Read<Value>({ reading, rows, children }: Props<Value>) {
  if (reading.status === 'ready') return children(reading.value);
  if (reading.status === 'failed') {
    return (
      <FailureCard
        title={raceCopy.failed}
        text={raceCopy.failedText(reading.reason)}
        onRetry={reading.retry}
      />
    );
  }
  return (
    <SkeletonGroup label={raceCopy.loading}>
      <Card $flush>
        <SkeletonRows rows={rows} />
      </Card>
    </SkeletonGroup>
  );
}
