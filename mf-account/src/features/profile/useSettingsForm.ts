import { isAppError, type CsvSeparator, type UserSettings } from '@galopin/shared/contracts';
import { useShell, useUnsavedInput } from '@galopin/shared/shell-context';
import { useState, type FormEvent } from 'react';
import { saveSettings } from '../../api/saveSettings';

const LONGEST_NAME = 60;

interface Values {
  readonly displayName: string;
  readonly newsletter: boolean;
  readonly csvSeparator: CsvSeparator;
}

type State = 'editing' | 'sending' | 'saved' | 'offline' | 'failed';

/** The settings a member changes, kept only once the server has them. */
export function useSettingsForm(uid: string, first: UserSettings) {
  const shell = useShell();
  const [kept, setKept] = useState(() => valuesOf(first));
  const [values, setValues] = useState(kept);
  const [state, setState] = useState<State>('editing');
  const isChanged = (Object.keys(kept) as (keyof Values)[]).some((name) => kept[name] !== values[name]);
  const isLong = Array.from(values.displayName.trim()).length > LONGEST_NAME;
  useUnsavedInput(isChanged);

  const save = async () => {
    setState('sending');
    const { displayName, newsletter, csvSeparator } = values;
    try {
      const name = displayName.trim();
      const saved = valuesOf(
        await saveSettings(shell, uid, {
          displayName: name === '' ? null : name,
          newsletter,
          preferences: { csvSeparator },
        }),
      );
      setKept(saved);
      setValues(saved);
      setState('saved');
      shell.revalidate();
    } catch (error) {
      shell.logger.error('The settings could not be saved', { message: String(error) });
      setState(isAppError(error, 'network') ? 'offline' : 'failed');
    }
  };

  return {
    values,
    state,
    isLong,
    change(changed: Partial<Values>) {
      setValues({ ...values, ...changed });
      setState('editing');
    },
    submit(event: FormEvent) {
      event.preventDefault();
      if (state !== 'sending' && !isLong) void save();
    },
  };
}

const valuesOf = ({ displayName, newsletter, preferences }: UserSettings): Values => ({
  displayName: displayName ?? '',
  newsletter,
  csvSeparator: preferences.csvSeparator,
});
