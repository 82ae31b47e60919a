import { lateComponent, lateModule } from '@galopin/shared/read';

/** Parts that no first view waits for, in a chunk of their own. The page's loader opens it beside its calls. */
export const homeParts = lateModule(() => import(/* webpackChunkName: "home-parts" */ './homeParts'));

export const ArrivalsSection = lateComponent(homeParts, (parts) => parts.ArrivalsSection);
export const FavouritesToday = lateComponent(homeParts, (parts) => parts.FavouritesToday);
export const LastQuinte = lateComponent(homeParts, (parts) => parts.LastQuinte);
export const ProgrammeSection = lateComponent(homeParts, (parts) => parts.ProgrammeSection);
export const QuinteRunners = lateComponent(homeParts, (parts) => parts.QuinteRunners);
export const RecordSection = lateComponent(homeParts, (parts) => parts.RecordSection);
