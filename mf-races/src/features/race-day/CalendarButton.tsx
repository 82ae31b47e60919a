import type { IsoDay } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { Button } from '@galopin/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { DayFilters } from '../../domain/dayFilters';
import { fr } from '../../i18n/fr';
import type { DayCalendar } from '../day-calendar/DayCalendar';
import { dayAddress } from './dayAddress';
import { FromMedium } from './FromMedium';

interface Props {
  readonly jour: IsoDay;
  /** Kept on the way to another day. */
  readonly filters: DayFilters;
}

type State = 'absent' | 'loading' | { readonly Calendar: typeof DayCalendar; readonly isOpen: boolean };

/** Opens the calendar, which is fetched for who asks for it. */
export function CalendarButton({ jour, filters }: Props) {
  const shell = useShell();
  const [state, setState] = useState<State>('absent');
  const button = useRef<HTMLButtonElement>(null);
  const isClosed = typeof state === 'object' && !state.isOpen;

  useEffect(() => {
    // The dialog would give it back to the day that it took the focus from first, which is gone.
    if (isClosed) button.current?.focus();
  }, [isClosed]);

  const handleOpen = async () => {
    if (typeof state === 'object') return setState({ ...state, isOpen: true });
    setState('loading');
    try {
      const loaded = await import(/* webpackChunkName: "calendar" */ '../day-calendar/DayCalendar');
      setState({ Calendar: loaded.DayCalendar, isOpen: true });
    } catch (error) {
      shell.logger.warn('The calendar could not be opened', { message: String(error) });
      shell.notify({ message: fr.calendar.notLoaded, status: 'error' });
      setState('absent');
    }
  };
  const handleClose = () => typeof state === 'object' && setState({ ...state, isOpen: false });
  const handleChoose = (chosen: IsoDay) => {
    handleClose();
    if (chosen === jour) return;
    shell.track('day_changed', { jour: chosen });
    shell.navigate(dayAddress(chosen, filters));
  };
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        icon="calendar"
        loading={state === 'loading'}
        aria-haspopup="dialog"
        onClick={() => void handleOpen()}
      >
        <FromMedium>{fr.day.calendar}</FromMedium>
      </Button>
      {typeof state === 'object' && (
        <state.Calendar open={state.isOpen} jour={jour} onChoose={handleChoose} onClose={handleClose} />
      )}
    </>
  );
}
