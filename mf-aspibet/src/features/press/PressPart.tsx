import type { RacePress } from '@galopin/shared/racing';
import { useShell } from '@galopin/shared/shell-context';
import { FailureCard } from '@galopin/shared/ui';
import type { Loaded } from '../../domain/Loaded';
import { fr } from '../../i18n/fr';
import { PressCard } from './PressCard';

/** What the press says of the day's races; nothing on a day it says nothing of. */
export function PressPart({ press }: { readonly press: Loaded<readonly RacePress[]> }) {
  const { revalidate } = useShell();
  if (press.status === 'failed')
    return <FailureCard title={fr.press.failed} text={fr.press.failedText} onRetry={revalidate} />;
  return press.value.map((synthesis, place) => (
    <PressCard key={`${synthesis.raceId}-${place}`} press={synthesis} />
  ));
}
