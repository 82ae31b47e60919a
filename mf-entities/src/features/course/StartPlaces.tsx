import { SaddleCloth, VisuallyHidden } from '@galopin/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { startPlaces } from '../../domain/startPlaces';
import type { Runner } from '../../domain/Runner';
import { courseCopy as copy } from '../../i18n/courseCopy';

interface Props {
  readonly runners: readonly Runner[];
  readonly isAutostart: boolean;
}

/** Who starts beside whom: the saddle-cloths by place, the one at the rail first; nothing where no places were drawn. */
export function StartPlaces({ runners, isAutostart }: Props) {
  const title = useId();
  const places = startPlaces(runners);
  if (places.length === 0) return null;
  return (
    <div>
      <Title id={title}>{isAutostart ? copy.behindTheGate : copy.stalls}</Title>
      <List aria-labelledby={title}>
        {places.map(({ place, number, horse, isNonRunner }) => (
          <li key={place}>
            <span>{place}</span>
            <SaddleCloth number={number} size="small" kind={isNonRunner ? 'nonRunner' : 'runner'} />
            <VisuallyHidden>{horse}</VisuallyHidden>
          </li>
        ))}
      </List>
      <Note>{copy.fromTheRail}</Note>
    </div>
  );
}

const Title = styled.h3`
  margin: 0 0 ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.label}
`;

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(1)};
  margin: 0;
  padding: 0 0 0 ${({ theme }) => theme.space(2)};
  border-left: 3px solid ${({ theme }) => theme.colors.turfLine};
  list-style: none;

  > li {
    position: relative;
    display: grid;
    justify-items: center;
    ${({ theme }) => theme.text.caption}
    ${({ theme }) => theme.figures}
    color: ${({ theme }) => theme.colors.inkSoft};
  }
`;

const Note = styled.p`
  margin: ${({ theme }) => theme.space(2)} 0 0;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
