import type { SourceFinding } from '@galopin/shared/contracts';
import { formatNumber, formatParisDateTime } from '@galopin/shared/lib';
import { Badge, Cluster } from '@galopin/shared/ui';
import { EmptyNotice } from '../../components/EmptyNotice';
import { ListCard } from '../../components/ListCard';
import { Code, Note, Rows } from '../../components/Rows';
import { importsCopy } from '../../i18n/importsCopy';
import { sourceName } from './describeImport';

const copy = importsCopy.findings;

/** What sources send that is not as it was known, each thing with how often, since when and one example. */
export function FindingsCard({ findings }: { readonly findings: readonly SourceFinding[] }) {
  return (
    <ListCard
      title={copy.title}
      note={copy.note}
      empty={findings.length === 0 && <EmptyNotice title={copy.none} text={copy.noneText} />}
    >
      <Rows>
        {findings.map((finding) => (
          <Finding key={`${finding.source} ${finding.kind} ${finding.what}`} finding={finding} />
        ))}
      </Rows>
    </ListCard>
  );
}

function Finding({
  finding: { source, kind, what, times, firstSeen, lastSeen, example, address },
}: {
  readonly finding: SourceFinding;
}) {
  const seen = [formatParisDateTime(firstSeen), formatParisDateTime(lastSeen)] as const;
  return (
    <li>
      <Cluster>
        <Badge $tone="amber">{copy.kinds[kind]}</Badge>
        <Code>{what}</Code>
      </Cluster>
      <Note>
        {[sourceName(source), importsCopy.times(formatNumber(times)), copy.seen(...seen)].join(' · ')}
      </Note>
      <Note>
        {copy.example} <Code>{address}</Code> <Code lang="en">{example}</Code>
      </Note>
    </li>
  );
}
