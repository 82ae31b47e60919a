import { useRead } from '@galopin/shared/read';
import { useAccount, useSession, useShell } from '@galopin/shared/shell-context';
import { Stack } from '@galopin/shared/ui';
import { fetchRacePress } from '../../api/fetchRacePress';
import { fetchRaceTip } from '../../api/fetchRaceTip';
import type { Race } from '../../domain/Race';
import type { Runner } from '../../domain/Runner';
import { Read } from '../read/Read';
import { PressPart } from './PressPart';
import { TipPart } from './TipPart';

interface Props {
  readonly race: Race;
  readonly runners: readonly Runner[];
}

/** What is said of a race: our tip as far as this visitor may read it, and the press. Each stands without the other. */
export function TipsTab({ race, runners }: Props) {
  const shell = useShell();
  const { status } = useSession();
  const { userSubscribed } = useAccount();
  const tip = useRead(
    async () => {
      await shell.session.settled();
      return fetchRaceTip(shell, race);
    },
    // What may be read depends on who asks.
    { what: 'The tip', key: race.id, version: `${status} ${userSubscribed}` },
  );
  const press = useRead(() => fetchRacePress(shell, race), {
    what: 'The press',
    key: race.id,
  });
  return (
    <Stack $gap={5}>
      <Read reading={tip} rows={4}>
        {(access) => <TipPart raceId={race.id} access={access} runners={runners} />}
      </Read>
      <Read reading={press} rows={8}>
        {(titles) => <PressPart titles={titles} runners={runners} />}
      </Read>
    </Stack>
  );
}
