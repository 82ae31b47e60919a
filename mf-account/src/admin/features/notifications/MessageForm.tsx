import { MOST_MESSAGE_CHARACTERS, NOTIFICATION_STATUSES } from '@galopin/shared/contracts';
import { Alert, Button, Cluster, Grid, Select, Stack, TextArea, TextField } from '@galopin/shared/ui';
import { SectionCard } from '../../components/SectionCard';
import { notificationsCopy as copy } from '../../i18n/notificationsCopy';
import type { MessageFormState } from './useMessageForm';

const SHOWN = ['snackbar', 'history'] as const;
const WHEN = ['now', 'later'] as const;

/** What is said, how, and when. */
export function MessageForm({ form }: { readonly form: MessageFormState }) {
  const { draft, field } = form;
  return (
    <SectionCard title={copy.write} gap={4}>
      <Stack as="form" noValidate onSubmit={form.ask}>
        <TextArea
          {...field('message')}
          label={copy.fields.message}
          help={copy.fields.messageHelp(draft.message.length, MOST_MESSAGE_CHARACTERS)}
          rows={3}
          required
          maxLength={MOST_MESSAGE_CHARACTERS}
        />
        <Grid $min="12rem">
          <Select
            {...field('status')}
            label={copy.fields.status}
            options={NOTIFICATION_STATUSES.map((value) => ({ value, label: copy.statuses[value] }))}
          />
          <Select
            {...field('shown')}
            label={copy.fields.shown}
            options={SHOWN.map((value) => ({ value, label: copy.shown[value] }))}
          />
          {draft.shown === 'snackbar' && (
            <TextField {...field('seconds')} label={copy.fields.seconds} inputMode="decimal" />
          )}
          <Select
            {...field('when')}
            label={copy.fields.when}
            options={WHEN.map((value) => ({ value, label: copy.when[value] }))}
          />
        </Grid>
        {draft.when === 'later' && (
          <Grid $min="12rem">
            {/* Day and hour are one moment, whose fault stands at the hour. */}
            <TextField {...field('jour', { deps: 'time' })} label={copy.fields.jour} type="date" />
            <TextField {...field('time')} label={copy.fields.time} type="time" />
          </Grid>
        )}
        <TextField {...field('href')} label={copy.fields.href} help={copy.fields.hrefHelp} />
        {form.failure !== null && <Alert severity="error">{form.failure}</Alert>}
        <Cluster>
          <Button type="submit">{draft.when === 'now' ? copy.send : copy.schedule}</Button>
        </Cluster>
      </Stack>
    </SectionCard>
  );
}
