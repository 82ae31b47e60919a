import type { BuildStanding, KeptBuild } from '@galopin/shared/contracts';
import { formatNumber, formatParisDateTime } from '@galopin/shared/lib';
import { Badge, Button, Card, CardHeader, Cluster, SectionTitle, type Tone } from '@galopin/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
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
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? builds : builds.slice(0, FIRST);
  return (
    <Card as="section" $flush aria-labelledby="versions-builds">
      <CardHeader>
        <SectionTitle id="versions-builds">{copy.title}</SectionTitle>
      </CardHeader>
      {builds.length === 0 && <Empty>{copy.none}</Empty>}
      <List>
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
      </List>
      {shown.length < builds.length && (
        <More>
          <Button variant="quiet" wide onClick={() => setWhole(true)}>
            {copy.more(builds.length - shown.length)}
          </Button>
        </More>
      )}
    </Card>
  );
}

function Moves({ build, onMove }: { readonly build: KeptBuild } & Pick<Props, 'onMove'>) {
  const moves = movesOfBuild(build);
  if (moves.length === 0) return null;
  return (
    <Cluster>
      {moves.map((move) => {
        const short: Readonly<Partial<Record<string, string>>> = copy.moves;
        const said = short[move.op] ?? versionsCopy.moves[move.op];
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

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${({ theme }) => theme.space(1.5)};
    padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  }

  > li + li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }
`;

const Note = styled.span`
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Empty = styled(Note)`
  display: block;
  padding: ${({ theme }) => theme.space(4)};
`;

const More = styled.div`
  padding: ${({ theme }) => theme.space(2)};
  border-top: ${({ theme }) => theme.borders.hairline};
`;
