import type { IsoDay, Metres, SilkDesign } from '@galopin/shared/contracts';
import type { ComponentType } from 'react';
import type { RunnerFacts } from '../../domain/RaceDetails';
import type { Runner } from '../../domain/Runner';
import type { OddsHistory } from '../../domain/OddsHistory';
import type { HorseNotePartProps } from '../notes/HorseNotePart';
import type { HorseNotes } from '../notes/useHorseNotes';
import type { ExplainedFormProps } from '../form/ExplainedForm';
import type { PriceAlertProps } from '../runner-details/PriceAlert';
import type { RunnerFactsListProps } from '../runner-details/RunnerFactsList';
import type { RunnerPastProps } from '../runner-details/RunnerPast';

/** Components whose code comes after the table. */
export interface RunnerExtras {
  readonly LazyHorseNote: ComponentType<HorseNotePartProps>;
  readonly CompareLink: ComponentType<{ readonly runner: Runner }>;
  readonly RunnerPast: ComponentType<RunnerPastProps>;
  readonly RunnerFactsList: ComponentType<RunnerFactsListProps>;
  readonly ExplainedForm: ComponentType<ExplainedFormProps>;
  readonly PriceAlert: ComponentType<PriceAlertProps>;
}

/** What all runners of a race have in common, for the way they are shown. */
export interface FieldView {
  readonly raceId: number;
  readonly discipline: string;
  readonly jour: IsoDay;
  readonly racecourse: string;
  readonly raceDistance: Metres | null;
  /** Results are known. */
  readonly hasRun: boolean;
  /** Saddle-cloth numbers. */
  readonly favourites: ReadonlySet<number>;
  /** By saddle-cloth number. */
  readonly silks: Readonly<Record<number, SilkDesign>>;
  /** What a source says beside the columns, by saddle-cloth number. */
  readonly facts: Readonly<Record<number, RunnerFacts>>;
  /** The visitor's own notes, by the horse's id; empty until they are read. */
  readonly spotted: HorseNotes['notes'];
  /** Empty until it is read. */
  readonly oddsHistory: OddsHistory;
  /** `null` until their code is there. */
  readonly extras: RunnerExtras | null;
}

/** The same with the visitor's own notes and the way to change them, for what is unfolded. */
export interface RunnersView extends FieldView {
  readonly notes: HorseNotes;
}
