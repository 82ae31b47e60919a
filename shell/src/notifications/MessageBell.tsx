import { useShell } from '@galopin/shared/shell-context';
import { Icon } from '@galopin/shared/ui';
import { useContext, useRef, useState, type ComponentType, type RefObject } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { fr } from '../i18n/fr';
import { headerButton } from '../ui/headerButton';
import { countUnread } from './createNotifications';
import { NotificationsContext } from './NotificationsContext';

type PanelType = ComponentType<{
  readonly anchor: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly onClose: () => void;
}>;

/** Beyond this the number itself says nothing. */
const MOST_COUNTED = 9;
const load = () => import(/* webpackChunkName: "messages" */ './MessagePanel');

/** Opens the history of messages and says how many are unread. Its code comes with the first wish for it. */
export function MessageBell() {
  const notifications = useContext(NotificationsContext);
  if (!notifications) throw new Error('MessageBell stands outside of NotificationsContext');
  const unread = useStore(notifications.store, countUnread);
  const { notify, logger } = useShell();
  const [Panel, setPanel] = useState<PanelType>();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const handleClick = async () => {
    if (open) {
      setOpen(false);
      return;
    }
    try {
      const { MessagePanel } = await load();
      setPanel(() => MessagePanel);
      setOpen(true);
    } catch (error) {
      logger.error('The messages could not be loaded', { message: String(error) });
      notify({ message: fr.messages.notLoaded, status: 'error' });
    }
  };
  const handleIntent = () => {
    // A mere intention: whoever presses is told of a failure.
    load().catch(() => undefined);
  };
  return (
    <>
      <Bell
        ref={button}
        type="button"
        aria-label={unread === 0 ? fr.messages.title : fr.messages.unread(unread)}
        title={fr.messages.title}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => void handleClick()}
        onPointerEnter={handleIntent}
        onFocus={handleIntent}
      >
        <Icon name="bell" />
        {unread > 0 && <Count aria-hidden="true">{unread > MOST_COUNTED ? fr.messages.many : unread}</Count>}
      </Bell>
      {Panel !== undefined && <Panel anchor={button} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

const Bell = styled.button`
  ${headerButton}
  position: relative;
`;

const Count = styled.span`
  position: absolute;
  top: 0.25rem;
  right: 0.125rem;
  min-width: 1.125rem;
  padding: 0 0.25rem;
  border-radius: ${({ theme }) => theme.radii.pill};
  color: ${({ theme }) => theme.colors.turfDeep};
  background: ${({ theme }) => theme.colors.amberBright};
  ${({ theme }) => theme.text.caption}
  ${({ theme }) => theme.figures}
  font-weight: 700;
  text-align: center;

  ${({ theme }) => theme.media.up('lg')} {
    top: 0;
  }
`;
