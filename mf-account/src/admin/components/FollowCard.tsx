import type { FollowReport } from '@galopin/shared/contracts';
import { formatCount, formatNumber, formatNumericDay, formatParisDateTime } from '@galopin/shared/lib';
import { Badge, Icon } from '@galopin/shared/ui';
import { FactList } from '../../components/FactList';
import { knownText } from '../domain/knownText';
import { followCopy as copy } from '../i18n/followCopy';
import { SectionCard } from './SectionCard';

/** How the following of PMU's day goes; null where it is off. */
export function FollowCard({ follow }: { readonly follow: FollowReport | null }) {
  return (
    <SectionCard title={copy.title} gap={2}>
      {follow === null ? copy.off : <Following follow={follow} />}
    </SectionCard>
  );
}

function Following({
  follow: { status, role, lastAnswerAt, failures, reason, unusable, daysWithoutRaces, filling },
}: {
  readonly follow: FollowReport;
}) {
  const isGood = status === 'ok';
  return (
    <>
      <span>
        <Badge $tone={isGood ? 'turf' : 'amber'}>
          <Icon name={isGood ? 'circle-check' : 'alert-triangle'} />
          {copy.status[status]}
        </Badge>
      </span>
      <FactList
        facts={[
          { name: copy.role, value: copy.roles[role] },
          {
            name: copy.lastAnswer,
            value: lastAnswerAt === null ? copy.never : formatParisDateTime(lastAnswerAt),
          },
          { name: copy.failures, value: failures === 0 ? null : formatNumber(failures) },
          { name: copy.reason, value: reason },
          { name: copy.unusable, value: listOf(unusable.map(describeUnusable)) },
          { name: copy.filling, value: filling === null ? null : describeFilling(filling) },
          { name: copy.daysWithoutRaces, value: listOf(daysWithoutRaces.map(formatNumericDay)) },
        ]}
      />
    </>
  );
}

const describeUnusable = ({ document, times }: FollowReport['unusable'][number]) =>
  `${knownText(copy.documents, document, document)} (${formatNumber(times)})`;

function describeFilling({ jour, done, total, daysLeft }: NonNullable<FollowReport['filling']>): string {
  const now = copy.filled(formatNumericDay(jour), formatNumber(done), formatNumber(total));
  return daysLeft === 0 ? now : copy.filledThen(now, formatCount(daysLeft, copy.day));
}

/** Null, and so no fact, for none. */
const listOf = (texts: readonly string[]) => (texts.length === 0 ? null : texts.join(', '));
