import { paths } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { useSession } from '@galopin/shared/shell-context';
import { ButtonLink, Card, Cluster, Icon } from '@galopin/shared/ui';
import styled from 'styled-components';
import { fr } from '../../i18n/fr';

const copy = fr.tips;

/** The tips that are kept for subscribers, and the way to them: sign in first, then the subscription. */
export function LockedTips({ count }: { readonly count: number }) {
  const isMember = useSession().status === 'signedIn';
  return (
    <Card>
      <Cluster $gap={4} $spread>
        <Words>
          <Mark>
            <Icon name="lock" />
          </Mark>
          <div>
            <Title>{copy.locked}</Title>
            <Text>{copy.lockedText(count)}</Text>
          </div>
        </Words>
        <ButtonLink as={Link} {...{ to: isMember ? paths.profile.to() : paths.signIn.to() }}>
          {isMember ? copy.subscribe : copy.signIn}
        </ButtonLink>
      </Cluster>
    </Card>
  );
}

const Words = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ theme }) => theme.space(10)};
  height: ${({ theme }) => theme.space(10)};
  border-radius: 50%;
  color: ${({ theme }) => theme.colors.amberInk};
  background: ${({ theme }) => theme.colors.amberSoft};
`;

const Title = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.h3}
`;

const Text = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
