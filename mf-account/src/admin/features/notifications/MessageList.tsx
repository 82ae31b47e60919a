import type { NotificationStatus } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { Badge, Cluster, TextLink, type Tone } from '@galopin/shared/ui';
import styled from 'styled-components';
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
        <TextLink as={Link} {...{ to: href }}>
          {href}
        </TextLink>
      )}
    </Cluster>
  );
}

/** Messages one below the other. */
export const MessageList = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${({ theme }) => theme.space(1.5)};
    padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
    overflow-wrap: anywhere;
    ${({ theme }) => theme.text.small}
  }

  > li + li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }
`;

export const MessageText = styled.strong`
  ${({ theme }) => theme.text.body}
  font-weight: 600;
`;

/** `$alone` stands in a card without list. */
export const MessageNote = styled.span<{ readonly $alone?: boolean }>`
  display: block;
  padding: ${({ theme, $alone }) => ($alone ? theme.space(4) : 0)};
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
