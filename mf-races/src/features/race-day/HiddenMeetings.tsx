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
          <p>{fr.day.hiddenText}</p>
        </div>
        <ButtonLink as={Link} {...{ to: paths.signIn.to() }}>
          {fr.day.signIn}
        </ButtonLink>
      </Cluster>
    </Card>
  );
}

const Title = styled.p`
  ${({ theme }) => theme.text.h3}
`;
