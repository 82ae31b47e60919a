import type { Milliseconds } from '@galopin/shared/contracts';
import { useRevalidator } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { Badge, Card, Cluster, FailureCard, SectionTitle, Stack, type Tone } from '@galopin/shared/ui';
import { daysUntil, paidUntil } from '../../domain/paidUntil';
import type { SubscriptionState } from '../../domain/SubscriptionState';
import { profileCopy as copy } from '../../i18n/profileCopy';
import { PaymentPanel } from '../payment/PaymentPanel';
import type { ProfileData } from './profileLoader';
import { Hint, Text } from './ProfilePage.styles';

interface Props {
  readonly data: ProfileData;
  readonly onRetry: () => void;
}

/** Where the member's subscription stands, and the way to pay for it. */
export function SubscriptionCard({ data, onRetry }: Props) {
  const { now } = useShell();
  const { state } = useRevalidator();
  const { subscription, offer, payments } = data;
  if (subscription.status === 'unreadable') {
    return (
      <FailureCard
        title={copy.unreadable}
        text={copy.unreadableText}
        onRetry={onRetry}
        retrying={state === 'loading'}
      />
    );
  }
  const isRunning = subscription.status === 'active';
  const { tone, label, text } = describe(subscription, paidUntil(payments ?? []), now());
  return (
    <Card as="section" aria-labelledby="profile-subscription">
      <Stack $gap={3}>
        <Cluster $gap={3}>
          <SectionTitle id="profile-subscription">{copy.subscription}</SectionTitle>
          <Badge $tone={tone}>{label}</Badge>
        </Cluster>
        <Text>{text}</Text>
        {tone !== 'turf' && <Hint>{copy.unlocks}</Hint>}
        {subscription.status !== 'always' && (
          <PaymentPanel
            offer={offer}
            renewing={isRunning}
            paidUntil={isRunning ? paidUntil(payments ?? []) : null}
            pending={payments?.find((payment) => payment.state === 'pending')?.orderId ?? null}
          />
        )}
      </Stack>
    </Card>
  );
}

function describe(
  subscription: Exclude<SubscriptionState, { readonly status: 'unreadable' }>,
  end: Milliseconds | null,
  now: Milliseconds,
): { readonly tone: Tone; readonly label: string; readonly text: string } {
  switch (subscription.status) {
    case 'active': {
      const { message, daysLeft } = subscription;
      // Days paid elsewhere are in the member's record alone.
      const left = copy.daysLeft(end === null ? daysLeft : daysUntil(end, now));
      return { tone: 'turf', label: copy.states.active, text: `${sentence(message)} ${left}` };
    }
    case 'inactive':
      return { tone: 'red', label: copy.states.inactive, text: sentence(subscription.message) };
    case 'always':
      return { tone: 'turf', label: copy.states.active, text: copy.adminSubscription };
    case 'none':
      return { tone: 'neutral', label: copy.states.none, text: copy.noSubscription };
  }
}

/** The specification's messages end without a stop, as a snackbar shows them. */
const sentence = (message: string) => `${message}.`;
