import { definePage } from '@galopin/shared/contracts';
import { createEntityLoader } from '../features/entity-page/createEntityLoader';
import { JockeySkeleton } from '../features/entity-page/EntitySkeleton';
import { JockeyPage } from '../features/jockey/JockeyPage';

/** `/Jockey/:id`: a jockey or driver. */
export const page = definePage({
  loader: createEntityLoader('jockey'),
  Page: JockeyPage,
  Skeleton: JockeySkeleton,
  title: ({ entity }) => entity.name,
});
