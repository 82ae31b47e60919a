import type { RefusedCalls } from '@galopin/shared/contracts';
import { formatCount, formatNumber, formatParisDateTime } from '@galopin/shared/lib';
import { EmptyState } from '@galopin/shared/ui';
import { BarList } from '@galopin/shared/ui/chart';
import { Code, Note } from '../../components/Rows';
import { SectionCard } from '../../components/SectionCard';
import { auditCopy as copy } from '../../i18n/auditCopy';

interface Props {
  readonly refusals: readonly RefusedCalls[];
  readonly days: number;
}

/** Refused calls by what was called, the most frequent first: a chart that is its own table. */
export function RefusalCard({ refusals, days }: Props) {
  return (
    <SectionCard title={copy.refusals}>
      <Note>{copy.refusalsText(formatNumber(days))}</Note>
      {refusals.length === 0 ? (
        <EmptyState icon="circle-check" title={copy.noRefusals} text={copy.noRefusalsText} />
      ) : (
        <BarList label={copy.refusals} bars={refusals.map(barOf)} />
      )}
    </SectionCard>
  );
}

const barOf = ({ route, status, code, calls, lastAt, networks }: RefusedCalls) => ({
  key: `${status} ${code} ${route}`,
  label: (
    <>
      <Code>{route}</Code>
      <Note>
        {[
          `${status} ${code}`,
          copy.last(formatParisDateTime(lastAt)),
          copy.networks(networks.join(', ')),
        ].join(' · ')}
      </Note>
    </>
  ),
  value: calls,
  text: formatCount(calls, copy.refused),
});
