import { useRevalidator } from '@galopin/shared/router';
import { Badge, Card, Cluster, FailureCard, SectionTitle, Stack, type Tone } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { SubscriptionState } from '../../domain/SubscriptionState';
import { fr } from '../../i18n/fr';

const copy = fr.profile;

interface Props {
  readonly subscription: SubscriptionState;
  readonly onRetry: () => void;
}

/** Where the member's subscription stands. */
export function SubscriptionCard({ subscription, onRetry }: Props) {
  const { state } = useRevalidator();
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
  const { tone, label, text } = describe(subscription);
  const isSubscribed = tone === 'turf';
  return (
    <Card as="section" aria-labelledby="profile-subscription">
      <Stack $gap={3}>
        <Cluster $gap={3}>
          <SectionTitle id="profile-subscription">{copy.subscription}</SectionTitle>
          <Badge $tone={tone}>{label}</Badge>
        </Cluster>
        <Text>{text}</Text>
        {!isSubscribed && <Hint>{copy.unlocks}</Hint>}
      </Stack>
    </Card>
  );
}

function describe(subscription: Exclude<SubscriptionState, { readonly status: 'unreadable' }>): {
  readonly tone: Tone;
  readonly label: string;
  readonly text: string;
} {
  switch (subscription.status) {
    case 'active':
      return { tone: 'turf', label: copy.states.active, text: sentence(subscription.message) };
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

const Text = styled.p`
  margin: 0;
`;

const Hint = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
