/** What of the home page is below what is first in sight, and silks, which take as much code as all else of a row. */
export { ArrivalsSection } from './ArrivalsSection';
export { LastQuinte } from './LastQuinte';
export { ProgrammeSection } from './ProgrammeSection';
export { QuinteRunners } from './QuinteRunners';
export { RecordSection } from './RecordSection';
