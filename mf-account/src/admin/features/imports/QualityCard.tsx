import type { QualityState } from '@galopin/shared/contracts';
import { addDays, formatNumber, formatNumericDay, formatParisDateTime, utcDay } from '@galopin/shared/lib';
import { useShell } from '@galopin/shared/shell-context';
import { Alert, Button, Cluster, Select, Stack } from '@galopin/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ListCard } from '../../components/ListCard';
import { ProgressBar } from '../../components/ProgressBar';
import { Note } from '../../components/Rows';
import { importsCopy } from '../../i18n/importsCopy';
import { QualityRules } from './QualityRules';
import { useQuality } from './useQuality';

const copy = importsCopy.quality;
const MONTH_DAYS = 30;

/** What the quality rules found, and the way to run them; a run is followed. */
export function QualityCard({ first }: { readonly first: QualityState }) {
  const { now } = useShell();
  const [span, setSpan] = useState<keyof typeof copy.spans>('month');
  const { state, isRunning, isAsking, isFailed, run } = useQuality(first);
  const from = span === 'all' ? null : addDays(utcDay(now()), -MONTH_DAYS);
  return (
    <ListCard title={copy.title} note={describeLast(state.report)}>
      <Inside>
        <Cluster $align="flex-end" $gap={3}>
          <Select
            label={copy.span}
            value={span}
            options={(['month', 'all'] as const).map((value) => ({ value, label: copy.spans[value] }))}
            onChange={({ target }) => setSpan(target.value === 'all' ? 'all' : 'month')}
          />
          <Button variant="secondary" loading={isAsking} disabled={isRunning} onClick={() => run(from)}>
            {copy.run}
          </Button>
        </Cluster>
        {isFailed && <Alert severity="error">{copy.unread}</Alert>}
        {isRunning && state.run !== null && <Running progress={state.run.progress} />}
        {(state.run?.outcome === 'failed' || state.run?.outcome === 'interrupted') && (
          <Alert severity="warning">{copy.failed}</Alert>
        )}
      </Inside>
      {state.report !== null && <QualityRules rules={state.report.rules} />}
    </ListCard>
  );
}

function describeLast(report: QualityState['report']): string {
  if (report === null) return copy.never;
  const { from, endedAt } = report;
  return copy.last(
    formatParisDateTime(endedAt),
    from === null ? copy.all : copy.since(formatNumericDay(from)),
  );
}

function Running({ progress: { done, total } }: Pick<NonNullable<QualityState['run']>, 'progress'>) {
  const said = copy.running(formatNumber(done), formatNumber(total));
  return (
    <Stack $gap={1}>
      <Note role="status">{said}</Note>
      <ProgressBar value={done} max={total} aria-label={said} />
      <Note>{copy.runningText}</Note>
    </Stack>
  );
}

const Inside = styled(Stack)`
  padding: ${({ theme }) => theme.space(4)};
`;
