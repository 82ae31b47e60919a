import type { BuildStanding, KeptBuild } from '@galopin/shared/contracts';
import { formatNumber, formatParisDateTime } from '@galopin/shared/lib';
import { Badge, Button, Cluster, type Tone } from '@galopin/shared/ui';
import { ListCard } from '../../components/ListCard';
import { Note, Rows } from '../../components/Rows';
import { ShowMore } from '../../components/ShowMore';
import { useFirstRows } from '../../components/useFirstRows';
import { knownText } from '../../domain/knownText';
import { movesOfBuild, shortBuild, type ReleaseMove } from '../../domain/releaseMoves';
import { versionsCopy } from '../../i18n/versionsCopy';
import { BuildId } from './BuildId';

const copy = versionsCopy.builds;
/** Builds shown at first. */
const FIRST = 6;

const tones: Readonly<Record<BuildStanding, Tone>> = {
  active: 'turf',
  canary: 'amber',
  good: 'blue',
  quarantined: 'red',
  kept: 'neutral',
  incomplete: 'neutral',
};

interface Props {
  /** Latest first. */
  readonly builds: readonly KeptBuild[];
  readonly onMove: (move: ReleaseMove) => void;
}

/** Builds that are kept, and what can be done with each. */
export function BuildList({ builds, onMove }: Props) {
  const { shown, hidden, showAll } = useFirstRows(builds, FIRST);
  return (
    <ListCard
      title={copy.title}
      empty={builds.length === 0 && copy.none}
      foot={hidden > 0 && <ShowMore label={copy.more(hidden)} onClick={showAll} />}
    >
      <Rows>
        {shown.map((build) => (
          <li key={build.buildId}>
            <Cluster>
              <strong>
                <BuildId id={build.buildId} />
              </strong>
              <Badge $tone={tones[build.standing]}>{copy.standings[build.standing]}</Badge>
            </Cluster>
            <Note>{copy.published(formatParisDateTime(build.publishedAt), kilobytes(build.brotli))}</Note>
            <Moves build={build} onMove={onMove} />
          </li>
        ))}
      </Rows>
    </ListCard>
  );
}

function Moves({ build, onMove }: { readonly build: KeptBuild } & Pick<Props, 'onMove'>) {
  const moves = movesOfBuild(build);
  if (moves.length === 0) return null;
  return (
    <Cluster>
      {moves.map((move) => {
        const said = knownText(copy.moves, move.op, versionsCopy.moves[move.op]);
        return (
          <Button
            key={move.op}
            variant="secondary"
            aria-label={versionsCopy.moveOf(said, shortBuild(build.buildId))}
            onClick={() => onMove(move)}
          >
            {said}
          </Button>
        );
      })}
    </Cluster>
  );
}

const kilobytes = (bytes: number): string => copy.kilobytes(formatNumber(Math.round(bytes / 1000)));
