import { Badge } from '@galopin/shared/ui';
import type { Runner } from '../../domain/Runner';
import { fr } from '../../i18n/fr';

interface Props {
  readonly runner: Runner;
  readonly isFavourite: boolean;
}

/** What sets a runner apart, as badges beside its name. */
export function RunnerMarks({ runner, isFavourite }: Props) {
  return (
    <>
      {isFavourite && <Badge $tone="turf">{fr.runners.favourite}</Badge>}{' '}
      {runner.isFirstTimer && <Badge $tone="blue">{fr.runners.firstTimer}</Badge>}{' '}
      {runner.isSupplemented && <Badge>{fr.runners.supplemented}</Badge>}{' '}
      {runner.stable !== '' && <Badge>{fr.runners.stable(runner.stable)}</Badge>}
    </>
  );
}
