import type { NotificationStatus } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { Badge, Cluster, TextLink, type Tone } from '@galopin/shared/ui';
import { notificationsCopy as copy } from '../../i18n/notificationsCopy';

const tones: Readonly<Record<NotificationStatus, Tone>> = {
  info: 'blue',
  success: 'turf',
  warning: 'amber',
  error: 'red',
};

interface FactsProps {
  readonly status: NotificationStatus;
  readonly snackbar: boolean;
  readonly meta: Readonly<Record<string, unknown>>;
}

/** How a message is shown and where it leads. */
export function MessageFacts({ status, snackbar, meta: { href } }: FactsProps) {
  return (
    <Cluster>
      <Badge $tone={tones[status]}>{copy.statuses[status]}</Badge>
      {!snackbar && <Badge>{copy.history.silent}</Badge>}
      {typeof href === 'string' && (
        <TextLink as={Link} to={href}>
          {href}
        </TextLink>
      )}
    </Cluster>
  );
}
