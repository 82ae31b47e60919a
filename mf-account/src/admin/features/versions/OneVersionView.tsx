import type { ChangeAnswer } from '@galopin/shared/contracts';
import { formatParisDateTime } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { Alert, Button, Cluster, Grid, TextLink } from '@galopin/shared/ui';
import { useState } from 'react';
import { FactList } from '../../../components/FactList';
import { RefreshStatus } from '../../components/RefreshStatus';
import { SectionCard } from '../../components/SectionCard';
import { movesOf, shortBuild, type ReleaseMove } from '../../domain/releaseMoves';
import { versionsPath } from '../../domain/versionsAddress';
import { versionsCopy as copy } from '../../i18n/versionsCopy';
import { AdminFrame } from '../frame/AdminFrame';
import { BuildId } from './BuildId';
import { BuildList } from './BuildList';
import { ChangeDialog } from './ChangeDialog';
import { ChangeHistory } from './ChangeHistory';
import { partName } from './describeVersion';
import { HealthOverTime } from './HealthOverTime';
import { ServingBadges } from './ServingBadges';
import type { OneVersion } from './versionsLoader';

/** One deployable: what serves and what can be done, its health over time, its builds and its history. */
export function OneVersionView({ data }: { readonly data: OneVersion }) {
  const { serving, builds, history, hasHistory, timeline, span, readAt } = data;
  const { revalidate } = useShell();
  const [move, choose] = useState<ReleaseMove | null>(null);
  const [made, setMade] = useState<ChangeAnswer | null>(null);
  const handleDone = (answer: ChangeAnswer) => {
    choose(null);
    setMade(answer);
    revalidate();
  };
  return (
    <AdminFrame view="versions" subtitle={copy.subtitle} actions={<RefreshStatus readAt={readAt} />}>
      <div>
        <TextLink as={Link} to={versionsPath()}>
          {copy.back}
        </TextLink>
      </div>
      {made !== null && <Made answer={made} />}
      {!hasHistory && (
        <Alert severity="warning" title={copy.away}>
          {copy.awayText}
        </Alert>
      )}
      <Grid $min="30rem">
        <ServingState serving={serving} onMove={choose} />
        <BuildList builds={builds} onMove={choose} />
      </Grid>
      <HealthOverTime timeline={timeline} span={span} />
      {hasHistory && <ChangeHistory history={history} name={serving.name} />}
      {move !== null && (
        <ChangeDialog
          key={`${move.op} ${move.buildId ?? ''}`}
          move={move}
          serving={serving}
          onClose={() => choose(null)}
          onDone={handleDone}
        />
      )}
    </AdminFrame>
  );
}

/** What the latest change came to. */
function Made({ answer: { op, to, release, changed } }: { readonly answer: ChangeAnswer }) {
  const what = [copy.history.ops[op], to === null ? '' : shortBuild(to)]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <Alert severity={changed ? 'success' : 'info'}>
      {changed ? copy.done(what, release) : copy.doneAlready(what)}
    </Alert>
  );
}

interface StateProps extends Pick<OneVersion, 'serving'> {
  readonly onMove: (move: ReleaseMove) => void;
}

function ServingState({ serving, onMove }: StateProps) {
  const { name, buildId, builtAt, lastGood, canary, source } = serving;
  const commit = source.commit === null ? null : source.commit.slice(0, 10);
  return (
    <SectionCard title={partName(name)} badges={<ServingBadges serving={serving} />}>
      <FactList
        facts={[
          { name: copy.facts.serves, value: <BuildId id={buildId} /> },
          { name: copy.facts.built, value: formatParisDateTime(builtAt) },
          {
            name: copy.facts.commit,
            value: commit !== null && source.dirty ? copy.facts.modified(commit) : commit,
          },
          {
            name: copy.facts.lastGood,
            value: lastGood === null ? copy.facts.noLastGood : <BuildId id={lastGood} />,
          },
          { name: copy.facts.canary, value: canary === null ? null : <BuildId id={canary.buildId} /> },
        ]}
      />
      <Cluster as="div" role={'group'} aria-label={copy.actions}>
        {movesOf(serving).map((move) => (
          <Button
            key={move.op}
            variant={move.op === 'rollback' ? 'danger' : 'secondary'}
            onClick={() => onMove(move)}
          >
            {describeMove(move)}
          </Button>
        ))}
      </Cluster>
    </SectionCard>
  );
}

/** A move about a deployable as it stands. */
function describeMove({ op }: ReleaseMove): string {
  if (op === 'rollback') return copy.toLastGood;
  return op === 'canary' ? copy.changeShare : copy.moves[op];
}
