import { formatDistance } from '@galopin/shared/lib';
import styled from 'styled-components';
import type { Race } from '../../domain/Race';
import { courseCopy as copy } from '../../i18n/courseCopy';
import { turnLabel } from '../../i18n/raceLabels';

const OVAL = 'M50 14h80a31 31 0 0 1 0 62H50a31 31 0 0 1 0-62z';

/** Where the drawing has the post and which way it is passed; turns as seen from above, the stands at the foot. */
const SHAPES = {
  droite: {
    track: OVAL,
    arrows: ['M84 8l9 6-9 6z', 'M96 70l-9 6 9 6z'],
    post: 58,
  },
  gauche: {
    track: OVAL,
    arrows: ['M96 8l-9 6 9 6z', 'M84 70l9 6-9 6z'],
    post: 122,
  },
  'ligne droite': { track: 'M8 76h164', arrows: ['M84 70l9 6-9 6z'], post: 160 },
} as const;

const shapeOf = (turn: string) => (turn in SHAPES ? SHAPES[turn as keyof typeof SHAPES] : undefined);

/**
 * The shape of a course and which way it is run, by the race's turn; nothing where that is not known. Seen from above: with
 * the rail to the right, horses go clockwise. No start is drawn: how long a lap is, the source does not say.
 */
export function CourseDrawing({ race }: { readonly race: Pick<Race, 'turn' | 'distance'> }) {
  const shape = shapeOf(race.turn);
  if (shape === undefined) return null;
  const distance = race.distance === null ? '' : formatDistance(race.distance);
  const words = copy.inWords(turnLabel(race), distance);
  return (
    <Drawing role="img" aria-label={words} viewBox="0 0 180 96" width={180} height={96}>
      <title>{words}</title>
      <path className="ground" d={shape.track} />
      <path className="rail" d={shape.track} />
      {shape.arrows.map((d) => (
        <path key={d} className="way" d={d} />
      ))}
      <path className="post" d={`M${shape.post} 64v26`} />
      <text x="90" y={45}>
        {distance}
      </text>
      <text className="turn" x="90" y={59}>
        {turnLabel(race)}
      </text>
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  overflow: visible;

  .ground {
    fill: none;
    stroke: ${({ theme }) => theme.colors.turfSoft};
    stroke-width: 15;
  }

  .rail {
    fill: none;
    stroke: ${({ theme }) => theme.colors.turfLine};
    stroke-width: 1;
  }

  .way {
    fill: ${({ theme }) => theme.colors.turf};
  }

  .post {
    stroke: ${({ theme }) => theme.colors.red};
    stroke-width: 2.5;
    stroke-linecap: round;
  }

  text {
    fill: ${({ theme }) => theme.colors.ink};
    font-size: 15px;
    font-weight: 700;
    text-anchor: middle;
  }

  .turn {
    fill: ${({ theme }) => theme.colors.inkSoft};
    font-size: 11px;
    font-weight: 500;
  }
`;
