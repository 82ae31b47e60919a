import { paths, type SilkDesign } from '@galopin/shared/contracts';
import { formatOdds } from '@galopin/shared/lib';
import { NumericText, SaddleCloth } from '@galopin/shared/ui';
import { Silks } from '@galopin/shared/ui/silks';
import styled from 'styled-components';
import { podiumOf } from '../../domain/podiumOf';
import type { Runner } from '../../domain/Runner';
import { fr } from '../../i18n/fr';
import { raceCopy } from '../../i18n/raceCopy';
import { EntityLink } from '../entity-link/EntityLink';
import { clothKind } from '../race-card/clothKind';

interface Props {
  readonly runners: readonly Runner[];
  /** By saddle-cloth number. */
  readonly silks: Readonly<Record<number, SilkDesign>>;
}

/** Who came in first, second and third, in their colours; nothing where the runners are not known. */
export function Podium({ runners, silks }: Props) {
  const placed = podiumOf(runners);
  if (placed.length === 0) return null;
  return (
    <List aria-label={raceCopy.arrival.podium}>
      {placed.map(({ rank, runner }) => {
        const design = silks[runner.number];
        return (
          <Place key={runner.number}>
            {design !== undefined && <Silks design={design} size={56} />}
            <Words>
              <Rank>
                {fr.rank(rank)}
                <SaddleCloth number={runner.number} size="small" kind={clothKind(runner.finish)} />
                <NumericText>{formatOdds(runner.finalOdds)}</NumericText>
              </Rank>
              <EntityLink of={runner.horse} to={paths.horse.to} strong />
            </Words>
          </Place>
        );
      })}
    </List>
  );
}

/** Side by side where there is room, one below the other on a phone. */
const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(6)}`};
  margin: ${({ theme }) => theme.space(3)} 0 0;
  padding: 0;
  list-style: none;
`;

const Place = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-width: 0;
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Rank = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  ${({ theme }) => theme.text.small}
  font-weight: 700;
`;
