import type { CsvSeparator, UserSettings } from '@galopin/shared/contracts';
import { useRevalidator } from '@galopin/shared/router';
import { Alert, Button, Card, FailureCard, SectionTitle, Select, Stack, TextField } from '@galopin/shared/ui';
import { Checkbox } from '../../components/Checkbox';
import { profileCopy } from '../../i18n/profileCopy';
import { useSettingsForm } from './useSettingsForm';

const copy = profileCopy.settings;
const SEPARATORS: readonly CsvSeparator[] = [';', ','];

interface Props {
  readonly uid: string;
  /** Null where they could not be read. */
  readonly settings: UserSettings | null;
  readonly onRetry: () => void;
}

/** What members choose for themselves. */
export function SettingsCard({ uid, settings, onRetry }: Props) {
  const { state } = useRevalidator();
  if (settings === null) {
    return (
      <FailureCard
        title={copy.unreadable}
        text={copy.unreadableText}
        onRetry={onRetry}
        retrying={state === 'loading'}
      />
    );
  }
  return (
    <Card as="section" aria-labelledby="profile-settings">
      <Stack>
        <SectionTitle id="profile-settings">{copy.title}</SectionTitle>
        <SettingsForm uid={uid} settings={settings} />
      </Stack>
    </Card>
  );
}

function SettingsForm({ uid, settings }: { readonly uid: string; readonly settings: UserSettings }) {
  const { values, state, isLong, change, submit } = useSettingsForm(uid, settings);
  return (
    <Stack as="form" noValidate aria-labelledby={'profile-settings'} onSubmit={submit}>
      <TextField
        label={copy.displayName}
        help={copy.displayNameHelp}
        error={isLong ? copy.displayNameLong : undefined}
        name="displayName"
        autoComplete="nickname"
        value={values.displayName}
        onChange={({ target }) => change({ displayName: target.value })}
      />
      <Select
        label={copy.separator}
        name="csvSeparator"
        options={SEPARATORS.map((value) => ({ value, label: copy.separators[value] }))}
        value={values.csvSeparator}
        onChange={({ target }) => change({ csvSeparator: target.value === ',' ? ',' : ';' })}
      />
      <Checkbox
        label={copy.newsletter}
        name="newsletter"
        checked={values.newsletter}
        onChange={({ target }) => change({ newsletter: target.checked })}
      />
      {state === 'saved' && <Alert severity="success">{copy.saved}</Alert>}
      {(state === 'failed' || state === 'offline') && <Alert severity="error">{copy[state]}</Alert>}
      <Button type="submit" variant="secondary" loading={state === 'sending'}>
        {copy.save}
      </Button>
    </Stack>
  );
}
