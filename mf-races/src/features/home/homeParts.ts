/**
 * What of the home page is below what is first in sight, silks, which take as much code as all else of a row, and the
 * visitor's favourites, of which the document only keeps the place.
 */
export { FavouritesToday } from '../favourites/FavouritesToday';
export { ArrivalsSection } from './ArrivalsSection';
export { LastQuinte } from './LastQuinte';
export { ProgrammeSection } from './ProgrammeSection';
export { QuinteRunners } from './QuinteRunners';
export { RecordSection } from './RecordSection';
