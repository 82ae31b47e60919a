import { paths, type SubscriptionOffer } from '@galopin/shared/contracts';
import { formatAmount, isReturning } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { useSession } from '@galopin/shared/shell-context';
import { ButtonLink, Card, Cluster, Icon } from '@galopin/shared/ui';
import { useId } from 'react';
import type { LockedRaceTip } from '@galopin/shared/racing';
import type { Loaded } from '../../domain/Loaded';
import { fr } from '../../i18n/fr';
import { LockedRaces } from './LockedRaces';
import { Head, Mark, Text, Title, Words } from './LockedTips.styles';

const copy = fr.tips;

interface Props {
  /** How many tips are kept back. */
  readonly count: number;
  /** Those whose race is known. */
  readonly locked: readonly LockedRaceTip[];
  readonly offer: Loaded<SubscriptionOffer>;
}

/** The tips that are kept for subscribers: how many, on which races, and the way to them, sign-in first. */
export function LockedTips({ count, locked, offer }: Props) {
  const session = useSession();
  const isMember = session.status === 'signedIn';
  const isAwaited = isReturning(session);
  const heading = useId();
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <Head>
        <Cluster $gap={4} $spread>
          <Words>
            <Mark>
              <Icon name="lock" />
            </Mark>
            <div>
              <Title id={heading}>{isAwaited ? copy.awaited : copy.locked}</Title>
              <Text>
                {copy.lockedText(count)}{' '}
                {offer.status === 'ready' && copy.price(formatAmount(offer.value.amount), offer.value.days)}
              </Text>
            </div>
          </Words>
          {!isAwaited && (
            <ButtonLink as={Link} to={isMember ? paths.profile.to() : paths.signIn.to()}>
              {isMember ? copy.subscribe : copy.signIn}
            </ButtonLink>
          )}
        </Cluster>
      </Head>
      {locked.length > 0 && <LockedRaces locked={locked} />}
    </Card>
  );
}
