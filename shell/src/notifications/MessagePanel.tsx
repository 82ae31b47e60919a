import { paths } from '@galopin/shared/contracts';
import { formatParisClock, formatParisDateTime, formatParisDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { Alert, Button, EmptyState, Icon, severityLooks, Spinner, VisuallyHidden } from '@galopin/shared/ui';
import { AnchoredPanel } from '@galopin/shared/ui/overlay';
import { useCallback, useContext, useEffect, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import { fr } from '../i18n/fr';
import { messagesCopy as copy } from '../i18n/messagesCopy';
import type { ReceivedMessage, Notifications } from './createNotifications';
import { fetchRecent } from './fetchRecent';
import { internalPath } from './internalPath';
import { Body, Item, List, Notice, Text, Time } from './MessagePanel.styles';
import { NotificationsContext } from './NotificationsContext';

interface Props {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The history: what this page has received, and what was published lately. */
export function MessagePanel({ anchor, open, onClose }: Props) {
  const notifications = useContext(NotificationsContext);
  if (!notifications) throw new Error('MessagePanel stands outside of NotificationsContext');
  const received = useStore(notifications.store, (state) => state.received);
  const { state, fetchAgain } = useRecent(notifications, open);
  useSeen(notifications, received, open);
  const { now } = useShell();
  return (
    <AnchoredPanel anchor={anchor} title={fr.messages.title} open={open} onClose={onClose}>
      {state === 'failed' && (
        <Notice>
          <Alert severity="warning" action={<Button onClick={fetchAgain}>{copy.retry}</Button>}>
            {copy.failed}
          </Alert>
        </Notice>
      )}
      {received.length > 0 && (
        <List>
          {received.map((message) => (
            <MessageItem
              key={`${message.id} ${message.at} ${message.message}`}
              message={message}
              now={now()}
              onFollow={onClose}
            />
          ))}
        </List>
      )}
      {received.length === 0 && state === 'fetching' && (
        <Notice>
          <Spinner label={copy.loading} />
        </Notice>
      )}
      {received.length === 0 && state === 'there' && (
        <EmptyState icon="bell" title={copy.empty} text={copy.emptyText} />
      )}
    </AnchoredPanel>
  );
}

function MessageItem({
  message,
  now,
  onFollow,
}: {
  readonly message: ReceivedMessage;
  readonly now: number;
  readonly onFollow: () => void;
}) {
  const { status, at, meta } = message;
  const path = internalPath(meta) ?? racePath(meta);
  const isToday = formatParisDay(at) === formatParisDay(now);
  return (
    <Item $severity={status}>
      <Icon name={severityLooks[status].icon} />
      <Body>
        <VisuallyHidden>{copy.status[status]}</VisuallyHidden>
        {path === null ? (
          <Text>{message.message}</Text>
        ) : (
          <Text as={Link} to={path} onClick={onFollow}>
            {message.message}
          </Text>
        )}
        <Time dateTime={new Date(at).toISOString()}>
          {isToday ? formatParisClock(at) : formatParisDateTime(at)}
        </Time>
      </Body>
    </Item>
  );
}

/** An arrival leads to its race. */
function racePath({ type, raceId }: Readonly<Record<string, unknown>>): string | null {
  return type === 'arrival' && typeof raceId === 'number' ? paths.race.to(raceId) : null;
}

function useRecent(notifications: Notifications, open: boolean) {
  const { api, logger } = useShell();
  const [state, setState] = useState<'fetching' | 'there' | 'failed'>('fetching');
  const fetchNow = useCallback(async () => {
    try {
      notifications.addRecent(await fetchRecent(api));
      return 'there';
    } catch (error) {
      logger.warn('The latest messages could not be fetched', { message: String(error) });
      return 'failed';
    }
  }, [notifications, api, logger]);
  useEffect(() => {
    if (open) void fetchNow().then(setState);
  }, [open, fetchNow]);
  const fetchAgain = () => {
    setState('fetching');
    void fetchNow().then(setState);
  };
  return { state, fetchAgain };
}

/** What is in sight is read, also what comes while it is. */
function useSeen(notifications: Notifications, received: readonly ReceivedMessage[], open: boolean): void {
  useEffect(() => {
    const newest = Math.max(...received.map(({ id }) => id ?? 0));
    if (open && newest > 0) notifications.markRead(newest);
  }, [notifications, received, open]);
}
