import { paths } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { ButtonLink, Card, Cluster, TextLink } from '@galopin/shared/ui';
import styled from 'styled-components';
import { writeChoice, type StatsChoice } from '../../domain/statsChoice';
import { statsCopy as copy } from '../../i18n/statsCopy';

interface Props {
  readonly choice: StatsChoice;
  /** Rows that are not shown; `null` where a whole page is not. */
  readonly rest: number | null;
}

/** What subscribers see beyond, and the way to it. */
export function LockedRows({ choice, rest }: Props) {
  return (
    <Card as="section" aria-label={copy.locked.action}>
      <Cluster $gap={4} $spread>
        <Words>
          <Title>{rest === null ? copy.locked.denied : copy.locked.title(rest)}</Title>
          <Text>{copy.locked.text}</Text>
          {rest === null && (
            <TextLink as={Link} to={writeChoice({ ...choice, page: 1 }) || '?'}>
              {copy.locked.first}
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
