import type { TeamHealth, TeamServing } from '@galopin/shared/contracts';
import { formatNumber, formatParisDateTime, formatPercent } from '@galopin/shared/lib';
import type { Fact } from '../../../components/FactList';
import { teamsCopy } from '../../i18n/teamsCopy';
import { BuildId } from '../versions/BuildId';
import { describeActor, rendersText } from '../versions/describeVersion';

const copy = teamsCopy.serving;

/** What serves, since when and by whom, and what there is to go back to. */
export function servingFacts(serving: TeamServing): readonly Fact[] {
  const { buildId, builtAt, since, by, lastGood, canary, quarantined } = serving;
  return [
    { name: copy.build, value: <BuildId id={buildId} /> },
    { name: copy.built, value: formatParisDateTime(builtAt) },
    { name: copy.since, value: since === null ? null : formatParisDateTime(since) },
    { name: copy.by, value: by === null ? null : describeActor(by, null) },
    { name: copy.lastGood, value: lastGood === null ? copy.noLastGood : <BuildId id={lastGood} /> },
    { name: copy.canary, value: canary === null ? null : <BuildId id={canary.buildId} /> },
    { name: copy.quarantined, value: quarantined.length === 0 ? null : <Builds ids={quarantined} /> },
  ];
}

function Builds({ ids }: { readonly ids: readonly string[] }) {
  return ids.map((id, place) => (
    <span key={id}>
      {place > 0 && ', '}
      <BuildId id={id} />
    </span>
  ));
}

/** How the builds that serve did in the last 24 hours; nothing where that could not be read. */
export function healthFacts({ canary }: TeamServing, health: readonly TeamHealth[] | null): readonly Fact[] {
  return (health ?? []).flatMap((one): Fact[] => {
    const { build, sessions, badSessions, rendered, unrendered, loadMs } = one;
    const isCanary = build === canary?.buildId;
    const names = isCanary ? copy.trial : copy.active;
    const bad = sessions === 0 ? 0 : (100 * badSessions) / sessions;
    return [
      {
        name: names.sessions,
        value:
          badSessions === 0 ? formatNumber(sessions) : copy.bad(formatNumber(sessions), formatPercent(bad)),
      },
      { name: names.renders, value: rendersText(rendered + unrendered, unrendered) },
      { name: names.loads, value: loadMs && copy.times(milliseconds(loadMs.p50), milliseconds(loadMs.p95)) },
    ];
  });
}

const milliseconds = (ms: number): string => copy.milliseconds(formatNumber(Math.round(ms)));
