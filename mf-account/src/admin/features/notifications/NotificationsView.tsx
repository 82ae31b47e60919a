import { formatCount } from '@galopin/shared/lib';
import { definePageView, type PageViewProps } from '@galopin/shared/read';
import { useShell } from '@galopin/shared/shell-context';
import { Alert, Grid, Stack } from '@galopin/shared/ui';
import { useState } from 'react';
import { ConfirmLeave } from '../../components/ConfirmLeave';
import { RefreshStatus } from '../../components/RefreshStatus';
import { notificationsCopy as copy } from '../../i18n/notificationsCopy';
import { AdminFrame } from '../frame/AdminFrame';
import { ConfirmMessage } from './ConfirmMessage';
import { MessageForm } from './MessageForm';
import { MessagePreview } from './MessagePreview';
import { loadNotifications, type NotificationsData } from './notificationsLoader';
import { PublishedMessages } from './PublishedMessages';
import { ScheduledMessages } from './ScheduledMessages';
import { useMessageForm } from './useMessageForm';

/** `/Admin?vue=notifications`: writes a message to all visitors; what was sent, and what waits. */
function NotificationsView({ data: { history, isNewest, readAt } }: PageViewProps<NotificationsData>) {
  const { revalidate } = useShell();
  const form = useMessageForm(revalidate);
  const [notice, setNotice] = useState<string | null>(null);
  const browsers = formatCount(history.streams.all, copy.browser);
  return (
    <AdminFrame view="notifications" subtitle={copy.subtitle} actions={<RefreshStatus readAt={readAt} />}>
      {form.receipt !== null && <Alert severity="success">{form.receipt}</Alert>}
      <Grid $min="30rem">
        <MessageForm form={form} />
        <Stack>
          <MessagePreview draft={form.draft} />
          <ScheduledMessages messages={history.scheduled} notice={notice} onNotice={setNotice} />
        </Stack>
      </Grid>
      <PublishedMessages history={history} isNewest={isNewest} connected={copy.connected(browsers)} />
      <ConfirmMessage form={form} browsers={browsers} />
      <ConfirmLeave isUnsaved={form.isChanged} copy={copy.leave} />
    </AdminFrame>
  );
}

export const view = definePageView({ load: loadNotifications, View: NotificationsView });
