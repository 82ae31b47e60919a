import { isAppError, type AlertChoice, type AlertDevice, type AlertState } from '@galopin/shared/contracts';
import { useRead } from '@galopin/shared/read';
import { useShell } from '@galopin/shared/shell-context';
import { useRef, useState } from 'react';
import { alertCalls } from '../../api/alertCalls';
import { canPush, readAbility, subscribeDevice, unsubscribeDevice, type DeviceAbility } from './pushDevice';

/** Why the last change was not made. */
export type AlertFailure = 'notSaved' | 'tooMany' | 'device';

/** What the card shows and does. */
export interface Alerts {
  readonly state: AlertState;
  readonly ability: DeviceAbility;
  readonly isBusy: boolean;
  readonly failure: AlertFailure | null;
  choose(choice: AlertChoice, wanted: boolean): Promise<void>;
  removePrice(id: number): Promise<void>;
  removeDevice(device: AlertDevice): Promise<void>;
  switchOn(key: string): Promise<void>;
}

const CONFLICT = 409;

/**
 * What the member is told of, what this device can do, and the ways to change both.
 * @param read as the page was read
 */
export function useAlerts(uid: string, read: AlertState): Alerts {
  const shell = useShell();
  const calls = alertCalls(shell, uid);
  const [last, setLast] = useState({ read, state: read });
  if (last.read !== read) setLast({ read, state: read });
  const looked = useRead(readAbility, { what: 'The device', enabled: canPush() });
  const [ability, setAbility] = useState<DeviceAbility | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AlertFailure | null>(null);
  const latest = useRef(0);

  const turn = (choice: AlertChoice, wanted: boolean) =>
    setLast(({ state }) => ({ read, state: withChoice(state, choice, wanted) }));

  /** What the server keeps then is shown, unless something else was changed meanwhile. */
  const change = async (make: () => Promise<AlertState | null>, failed: AlertFailure = 'notSaved') => {
    const mine = (latest.current += 1);
    setBusy(true);
    setFailure(null);
    try {
      const state = await make();
      if (state !== null && mine === latest.current) setLast({ read, state });
      if (canPush()) setAbility(await readAbility());
    } catch (error) {
      shell.logger.warn('Alerts could not be changed', { message: String(error) });
      setFailure(failureOf(error, failed));
    }
    setBusy(false);
  };

  const shown = ability ?? (looked.status === 'ready' ? looked.value : abilityBefore(looked.status));
  return {
    state: last.state,
    ability: shown,
    isBusy,
    failure,
    choose: (choice, wanted) => {
      turn(choice, wanted);
      return change(() =>
        calls.choose(choice, wanted).catch((error: unknown) => {
          turn(choice, !wanted);
          throw error;
        }),
      );
    },
    removePrice: (id) => change(() => calls.removePrice(id)),
    removeDevice: ({ id, fingerprint }) =>
      change(async () => {
        const state = await calls.removeDevice(id);
        if (shown.status === 'able' && shown.fingerprint === fingerprint) await unsubscribeDevice();
        return state;
      }),
    switchOn: (key) =>
      change(async () => {
        const device = await subscribeDevice(key);
        return device === null ? null : calls.addDevice(device);
      }, 'device'),
  };
}

function withChoice(state: AlertState, { kind, channel }: AlertChoice, wanted: boolean): AlertState {
  const others = state.choices.filter((one) => one.kind !== kind || one.channel !== channel);
  return { ...state, choices: wanted ? [...others, { kind, channel }] : others };
}

const abilityBefore = (status: 'loading' | 'failed'): DeviceAbility => ({
  status: status === 'loading' && canPush() ? 'looking' : 'unsupported',
});

/** The API refuses, or the browser does. */
function failureOf(error: unknown, failed: AlertFailure): AlertFailure {
  if (!isAppError(error)) return failed;
  return error.details['status'] === CONFLICT ? 'tooMany' : 'notSaved';
}
