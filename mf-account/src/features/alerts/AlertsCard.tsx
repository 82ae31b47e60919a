import type { AlertState } from '@galopin/shared/contracts';
import { useRevalidator } from '@galopin/shared/router';
import { Alert, Card, FailureCard, SectionTitle, Stack } from '@galopin/shared/ui';
import { alertsCopy as copy } from '../../i18n/alertsCopy';
import { Hint, Text } from '../profile/ProfilePage.styles';
import { ChoiceTable } from './ChoiceTable';
import { DeviceList } from './DeviceList';
import { PriceList } from './PriceList';
import { useAlerts } from './useAlerts';

interface Props {
  readonly uid: string;
  /** Null where they could not be read. */
  readonly alerts: AlertState | null;
  readonly onRetry: () => void;
}

/** What the member is told of, how, on which devices, and which prices are waited for. */
export function AlertsCard({ uid, alerts, onRetry }: Props) {
  const { state } = useRevalidator();
  if (alerts === null) {
    return (
      <FailureCard
        title={copy.failed}
        text={copy.failedText}
        onRetry={onRetry}
        retrying={state === 'loading'}
      />
    );
  }
  return (
    <Card as="section" aria-labelledby="profile-alerts">
      <Stack>
        <SectionTitle id="profile-alerts">{copy.title}</SectionTitle>
        <Text>{copy.intro}</Text>
        <Choices uid={uid} alerts={alerts} />
      </Stack>
    </Card>
  );
}

function Choices({ uid, alerts }: { readonly uid: string; readonly alerts: AlertState }) {
  const { state, ability, isBusy, failure, ...change } = useAlerts(uid, alerts);
  return (
    <>
      <ChoiceTable state={state} onChoose={change.choose} />
      <Hint>{aboutMail(state.mail)}</Hint>
      {failure !== null && (
        <Alert severity="error">{failure === 'device' ? copy.device.failed : copy[failure]}</Alert>
      )}
      <DeviceList
        state={state}
        ability={ability}
        isBusy={isBusy}
        onSwitchOn={change.switchOn}
        onRemove={change.removeDevice}
      />
      <PriceList prices={state.prices} isBusy={isBusy} onRemove={change.removePrice} />
    </>
  );
}

function aboutMail({
  isAvailable,
  address,
}: {
  readonly isAvailable: boolean;
  readonly address: string | null;
}) {
  if (!isAvailable) return copy.noMail;
  return address === null ? copy.unverified : copy.mailTo(address);
}
