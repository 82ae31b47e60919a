import type { AlertDevice, AlertState } from '@galopin/shared/contracts';
import { formatParisDay } from '@galopin/shared/lib';
import { Badge, Button } from '@galopin/shared/ui';
import { alertsCopy as copy } from '../../i18n/alertsCopy';
import { Hint, Subtitle, Text } from '../profile/ProfilePage.styles';
import { Lines } from './Lines';
import type { DeviceAbility } from './pushDevice';

interface Props {
  readonly state: AlertState;
  readonly ability: DeviceAbility;
  readonly isBusy: boolean;
  readonly onSwitchOn: (key: string) => void;
  readonly onRemove: (device: AlertDevice) => void;
}

/** Devices that alerts are pushed to, each with one press to stop, and whether this one is among them. */
export function DeviceList({ state: { devices, push }, ability, isBusy, onSwitchOn, onRemove }: Props) {
  const fingerprint = ability.status === 'able' ? ability.fingerprint : null;
  const isOn = devices.some((device) => device.fingerprint === fingerprint);
  const { key } = push;
  const status =
    key === null ? 'unavailable' : ability.status === 'able' ? (isOn ? 'on' : 'off') : ability.status;
  return (
    <div>
      <Subtitle id="alert-devices">{copy.devices}</Subtitle>
      <Text role="status">{copy.device[status]}</Text>
      {/* Its place is kept while it is not known whether it is wanted. */}
      {(status === 'off' || status === 'looking') && key !== null && (
        <Button
          variant="secondary"
          loading={isBusy}
          disabled={status === 'looking'}
          onClick={() => onSwitchOn(key)}
        >
          {copy.switchOn}
        </Button>
      )}
      {devices.length > 0 && (
        <Lines aria-labelledby="alert-devices">
          {devices.map((device) => (
            <li key={device.id}>
              <span>
                {device.name} {device.fingerprint === fingerprint && <Badge>{copy.thisDevice}</Badge>}
                <Hint as="span">{copy.since(formatParisDay(device.createdAt))}</Hint>
              </span>
              <Button
                variant="quiet"
                disabled={isBusy}
                aria-label={copy.removeDevice(device.name)}
                onClick={() => onRemove(device)}
              >
                {copy.remove}
              </Button>
            </li>
          ))}
        </Lines>
      )}
    </div>
  );
}
