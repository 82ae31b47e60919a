import type { RefusedCalls } from '@galopin/shared/contracts';
import { formatCount, formatNumber, formatParisDateTime } from '@galopin/shared/lib';
import { Card, SectionTitle, EmptyState, Stack } from '@galopin/shared/ui';
import { BarList } from '@galopin/shared/ui/chart';
import { auditCopy as copy } from '../../i18n/auditCopy';
import { Code, Soft } from '../../components/Rows';

interface Props {
  readonly refusals: readonly RefusedCalls[];
  readonly days: number;
}

/** Refused calls by what was called, the most frequent first: a chart that is its own table. */
export function RefusalCard({ refusals, days }: Props) {
  return (
    <Card as="section" aria-labelledby="audit-refusals">
      <Stack $gap={3}>
        <SectionTitle id="audit-refusals">{copy.refusals}</SectionTitle>
        <Soft>{copy.refusalsText(formatNumber(days))}</Soft>
        {refusals.length === 0 ? (
          <EmptyState icon="circle-check" title={copy.noRefusals} text={copy.noRefusalsText} />
        ) : (
          <BarList label={copy.refusals} bars={refusals.map(barOf)} />
        )}
      </Stack>
    </Card>
  );
}

const barOf = ({ route, status, code, calls, lastAt, networks }: RefusedCalls) => ({
  key: `${status} ${code} ${route}`,
  label: (
    <>
      <Code>{route}</Code>
      <Soft>
        {[
          `${status} ${code}`,
          copy.last(formatParisDateTime(lastAt)),
          copy.networks(networks.join(', ')),
        ].join(' · ')}
      </Soft>
    </>
  ),
  value: calls,
  text: formatCount(calls, copy.refused),
});
