import { definePage } from '@galopin/shared/contracts';
import { createEntityLoader } from '../features/entity-page/createEntityLoader';
import { TrainerSkeleton } from '../features/entity-page/EntitySkeleton';
import { TrainerPage } from '../features/trainer/TrainerPage';

/** `/Trainer/:id`: a trainer. */
export const page = definePage({
  loader: createEntityLoader('trainer'),
  Page: TrainerPage,
  Skeleton: TrainerSkeleton,
  title: ({ entity }) => entity.name,
});
