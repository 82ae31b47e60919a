import { defineWidget } from '@galopin/shared/contracts';
import { NextRaceSkeleton, NextRaceWidget } from '../features/next-race/NextRaceWidget';

/** `favourites-next-race`: when somebody the visitor follows runs next today. */
export const widget = defineWidget({ Widget: NextRaceWidget, Skeleton: NextRaceSkeleton });
