import { Badge } from '@galopin/shared/ui';
import { isHarness } from '../../domain/disciplineKind';
import type { Runner } from '../../domain/Runner';
import { fr } from '../../i18n/fr';
import type { FieldView } from './FieldView';

interface Props {
  readonly runner: Runner;
  readonly view: Pick<FieldView, 'favourites' | 'facts' | 'discipline' | 'spotted'>;
}

/** What sets a runner apart, as badges beside its name. */
export function RunnerMarks({ runner, view: { favourites, facts, discipline, spotted } }: Props) {
  const isSpotted = runner.horse.id !== null && spotted.has(runner.horse.id);
  return (
    <>
      {isSpotted && <Badge $tone="amber">{fr.runners.spotted}</Badge>}{' '}
      {favourites.has(runner.number) && <Badge $tone="turf">{fr.runners.favourite}</Badge>}{' '}
      {runner.isFirstTimer && <Badge $tone="blue">{fr.runners.firstTimer}</Badge>}{' '}
      {runner.isSupplemented && <Badge>{fr.runners.supplemented}</Badge>}{' '}
      {runner.stable !== '' && <Badge>{fr.runners.stable(runner.stable)}</Badge>}{' '}
      {facts[runner.number]?.isChanged === true && (
        <Badge $tone="amber">{isHarness(discipline) ? fr.runners.newDriver : fr.runners.newJockey}</Badge>
      )}
    </>
  );
}
