import { paths } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { ButtonLink, Card, Cluster } from '@galopin/shared/ui';
import styled from 'styled-components';
import { fr } from '../../i18n/fr';

/** What an anonymous visitor does not see, and how to. */
export function HiddenMeetings({ count }: { readonly count: number }) {
  return (
    <Card>
      <Cluster $gap={4} $spread>
        <div>
          <Title>{fr.day.hiddenMeetings(count)}</Title>
          <Text>{fr.day.hiddenText}</Text>
        </div>
        <ButtonLink as={Link} to={paths.signIn.to()}>
          {fr.day.signIn}
        </ButtonLink>
      </Cluster>
    </Card>
  );
}

const Title = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.h3}
`;

const Text = styled.p`
  margin: ${({ theme }) => theme.space(1)} 0 0;
  color: ${({ theme }) => theme.colors.inkSoft};
`;
