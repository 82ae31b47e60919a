import { MOST_MESSAGE_CHARACTERS, NOTIFICATION_STATUSES } from '@galopin/shared/contracts';
import {
  Alert,
  Button,
  Card,
  Cluster,
  Grid,
  SectionTitle,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@galopin/shared/ui';
import type { FormEvent } from 'react';
import type { MessageDraft } from '../../domain/messageDraft';
import { notificationsCopy as copy } from '../../i18n/notificationsCopy';
import type { MessageFormState } from './useMessageForm';

const SHOWN = ['snackbar', 'history'] as const;
const WHEN = ['now', 'later'] as const;

/** What is said, how, and when. */
export function MessageForm({ form }: { readonly form: MessageFormState }) {
  const { draft, change, faults } = form;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.ask();
  };
  const fault = (field: keyof typeof faults) => {
    const found = faults[field];
    return found === undefined ? undefined : copy.faults[found];
  };
  return (
    <Card as="section" aria-labelledby="message-write">
      <Stack as="form" {...{ noValidate: true, onSubmit: handleSubmit }}>
        <SectionTitle id="message-write">{copy.write}</SectionTitle>
        <TextArea
          label={copy.fields.message}
          help={copy.fields.messageHelp(draft.message.length, MOST_MESSAGE_CHARACTERS)}
          name="message"
          rows={3}
          required
          maxLength={MOST_MESSAGE_CHARACTERS}
          error={fault('message')}
          value={draft.message}
          onChange={({ target }) => change({ message: target.value })}
        />
        <Grid $min="12rem">
          <Select
            label={copy.fields.status}
            name="status"
            options={NOTIFICATION_STATUSES.map((value) => ({ value, label: copy.statuses[value] }))}
            value={draft.status}
            onChange={({ target }) => change({ status: chosen(NOTIFICATION_STATUSES, target.value) })}
          />
          <Select
            label={copy.fields.shown}
            name="shown"
            options={SHOWN.map((value) => ({ value, label: copy.shown[value] }))}
            value={draft.shown}
            onChange={({ target }) => change({ shown: chosen(SHOWN, target.value) })}
          />
          {draft.shown === 'snackbar' && (
            <TextField
              label={copy.fields.seconds}
              name="seconds"
              inputMode="decimal"
              error={fault('seconds')}
              value={draft.seconds}
              onChange={({ target }) => change({ seconds: target.value })}
            />
          )}
          <Select
            label={copy.fields.when}
            name="when"
            options={WHEN.map((value) => ({ value, label: copy.when[value] }))}
            value={draft.when}
            onChange={({ target }) => change({ when: chosen(WHEN, target.value) })}
          />
        </Grid>
        {draft.when === 'later' && <Moment draft={draft} error={fault('time')} onChange={change} />}
        <TextField
          label={copy.fields.href}
          help={copy.fields.hrefHelp}
          name="href"
          error={fault('href')}
          value={draft.href}
          onChange={({ target }) => change({ href: target.value })}
        />
        {form.failure !== null && <Alert severity="error">{form.failure}</Alert>}
        <Cluster>
          <Button type="submit">{draft.when === 'now' ? copy.send : copy.schedule}</Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

interface MomentProps {
  readonly draft: MessageDraft;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<MessageDraft>) => void;
}

function Moment({ draft: { jour, time }, error, onChange }: MomentProps) {
  return (
    <Grid $min="12rem">
      <TextField
        label={copy.fields.jour}
        type="date"
        name="jour"
        value={jour}
        onChange={({ target }) => onChange({ jour: target.value })}
      />
      <TextField
        label={copy.fields.time}
        type="time"
        name="time"
        error={error}
        value={time}
        onChange={({ target }) => onChange({ time: target.value })}
      />
    </Grid>
  );
}

/** The option a control of the browser says is chosen; the first where it says another. */
function chosen<Option extends string>(options: readonly [Option, ...Option[]], value: string): Option {
  return options.find((option) => option === value) ?? options[0];
}
