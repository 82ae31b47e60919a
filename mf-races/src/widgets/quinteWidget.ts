import { defineWidget } from '@galopin/shared/contracts';
import { loadQuinte } from '../features/quinte/quinteLoader';
import { QuinteSkeleton, QuinteWidget } from '../features/quinte/QuinteWidget';

/** `quinte-of-the-day`: the Quinté+ of the day `jour`. */
export const widget = defineWidget({ loader: loadQuinte, Widget: QuinteWidget, Skeleton: QuinteSkeleton });
