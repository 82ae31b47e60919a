import type { FileProgress } from '../createFileProgress';

/** Whom a run of the import tells of itself, and who may end it. */
export interface ImportWatch {
  /** Told the run's number once it is recorded. */
  begun?(run: number): void;
  /** Shows how far a file is. */
  progress(file: string, size: number): FileProgress;
  tell(text: string): void;
  /** Told what could not be used. */
  warn(text: string): void;
  /** Ends the run after the rows it is at. */
  readonly signal?: AbortSignal;
}
