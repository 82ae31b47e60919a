import { SkeletonText } from '@galopin/shared/ui';
import type { Runner } from '../../domain/Runner';
import type { FieldView } from './FieldView';

/** What a runner has done before; grey until its code is there. */
export function RunnerDetails({ runner, view }: { readonly runner: Runner; readonly view: FieldView }) {
  const { extras, jour, racecourse, discipline } = view;
  if (extras === null) return <SkeletonText lines={5} />;
  return <extras.RunnerPast runner={runner} jour={jour} racecourse={racecourse} discipline={discipline} />;
}
