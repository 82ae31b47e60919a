import { SkeletonText } from '@galopin/shared/ui';
import type { Runner } from '../../domain/Runner';
import type { RunnersView } from './FieldView';

/** What is known of a runner and what it has done before; grey until its code is there. */
export function RunnerDetails({ runner, view }: { readonly runner: Runner; readonly view: RunnersView }) {
  const { extras, raceId, jour, racecourse, discipline, hasRun } = view;
  if (extras === null) return <SkeletonText lines={5} />;
  const facts = view.facts[runner.number];
  return (
    <>
      {facts !== undefined && <extras.RunnerFactsList facts={facts} discipline={discipline} />}
      <div>
        <extras.CompareLink runner={runner} />
      </div>
      {!hasRun && runner.finish.kind !== 'nonRunner' && (
        <extras.PriceAlert raceId={raceId} number={runner.number} />
      )}
      <extras.RunnerPast runner={runner} jour={jour} racecourse={racecourse} discipline={discipline} />
      <extras.LazyHorseNote horse={runner.horse} notes={view.notes} />
    </>
  );
}
