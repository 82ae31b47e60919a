import { paths } from '@galopin/shared/contracts';
import { isReturning } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { useSession } from '@galopin/shared/shell-context';
import { ButtonLink, Card, Cluster } from '@galopin/shared/ui';
import styled from 'styled-components';
import { fr } from '../../i18n/fr';

/** What an anonymous visitor does not see, and how to; to a member who comes back, that it is on its way. */
export function HiddenMeetings({ count }: { readonly count: number }) {
  const isAwaited = isReturning(useSession());
  return (
    <Card>
      <Cluster $gap={4} $spread>
        <div>
          <Title>{isAwaited ? fr.day.awaitedMeetings(count) : fr.day.hiddenMeetings(count)}</Title>
          <Text>{isAwaited ? fr.day.awaitedText : fr.day.hiddenText}</Text>
        </div>
        {!isAwaited && (
          <ButtonLink as={Link} to={paths.signIn.to()}>
            {fr.day.signIn}
          </ButtonLink>
        )}
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
