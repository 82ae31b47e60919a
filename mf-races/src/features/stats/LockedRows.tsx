import { paths } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { ButtonLink, Card, Cluster, TextLink } from '@galopin/shared/ui';
import styled from 'styled-components';
import { firstChoice, writeChoice, type StatsChoice } from '../../domain/statsChoice';
import { statsCopy as copy } from '../../i18n/statsCopy';

interface Props {
  readonly choice: StatsChoice;
  /**
   * What is not shown: so many rows, a later page, another depth of a sequence that was asked for; `more` of what is
   * shown.
   */
  readonly locked: number | 'page' | 'depth' | 'more';
}

/** What subscribers see beyond, and the way to it. */
export function LockedRows({ choice, locked }: Props) {
  const isDepth = locked === 'depth' || locked === 'more';
  const first = locked === 'depth' ? firstChoice(choice.view) : { ...choice, page: 1 };
  return (
    <Card as="section" aria-label={copy.locked.action}>
      <Cluster $gap={4} $spread>
        <Words>
          <Title>{typeof locked === 'number' ? copy.locked.title(locked) : copy.locked.titles[locked]}</Title>
          <Text>{isDepth ? copy.locked.depthText : copy.locked.text}</Text>
          {(locked === 'page' || locked === 'depth') && (
            <TextLink as={Link} to={writeChoice(first) || '?'}>
              {copy.locked.back[locked]}
            </TextLink>
          )}
        </Words>
        <ButtonLink as={Link} to={paths.profile.to()}>
          {copy.locked.action}
        </ButtonLink>
      </Cluster>
    </Card>
  );
}

const Words = styled.div`
  flex: 1 1 20rem;
  min-width: 0;
`;

const Title = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.h3}
`;

const Text = styled.p`
  max-width: ${({ theme }) => theme.widths.text};
  margin: ${({ theme }) => theme.space(1)} 0 0;
  color: ${({ theme }) => theme.colors.inkSoft};
`;
