import { Card, SaddleCloth } from '@galopin/shared/ui';
import styled from 'styled-components';
import { EXAMPLE_NUMBERS } from '../../domain/exampleNumbers';
import { guideCopy } from '../../i18n/guideCopy';
import { anchors } from './guideSections';
import { GuideSection, Paragraph } from './GuideSection';

/** How pari mutuel works, and the race that the examples tell of. */
export function Principle() {
  return (
    <GuideSection id={anchors.principle} title={guideCopy.principle.title}>
      <Paragraph>{guideCopy.principle.text}</Paragraph>
      <Card>
        <Title>{guideCopy.exampleTitle}</Title>
        <p>{guideCopy.exampleText}</p>
        <Arrival>
          {EXAMPLE_NUMBERS.large.slice(0, 5).map((number, place) => (
            <li key={number}>
              <SaddleCloth number={number} kind={place === 0 ? 'winner' : place < 3 ? 'placed' : 'runner'} />
            </li>
          ))}
        </Arrival>
      </Card>
    </GuideSection>
  );
}

const Title = styled.h3`
  margin: 0;
  ${({ theme }) => theme.text.h3}

  + p {
    margin: ${({ theme }) => `${theme.space(1)} 0 ${theme.space(3)}`};
  }
`;

const Arrival = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
