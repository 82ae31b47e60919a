import { definePage } from '@galopin/shared/contracts';
import { createEntityLoader } from '../features/entity-page/createEntityLoader';
import { HorseSkeleton } from '../features/entity-page/EntitySkeleton';
import { HorsePage } from '../features/horse/HorsePage';

/** `/Cheval/:id`: a horse, counted and raced. */
export const page = definePage({
  loader: createEntityLoader('horse'),
  Page: HorsePage,
  Skeleton: HorseSkeleton,
  title: ({ entity }) => entity.name,
});
