/** What the runners' table gains once it is there: nobody needs it to read the table. */
export { ExplainedForm } from '../form/ExplainedForm';
export { LazyHorseNote } from '../notes/LazyHorseNote';
export { CompareLink } from '../runner-details/CompareLink';
export { PriceAlert } from '../runner-details/PriceAlert';
export { RunnerFactsList } from '../runner-details/RunnerFactsList';
export { RunnerPast } from '../runner-details/RunnerPast';
export { ColumnChooser } from './ColumnChooser';
