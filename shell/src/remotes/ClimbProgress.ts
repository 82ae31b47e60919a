import type { AppError, BuildRef, BuildRole, HealthEvent, RemoteRelease } from '@galopin/shared/contracts';
import { firstStep, nextStep, type LadderFailure, type LadderStep } from './ladder';

/** A build that is tried, and as what. */
export interface Rung {
  readonly build: BuildRef;
  readonly role: BuildRole;
}

export interface ProgressOptions {
  readonly remote: string;
  readonly page: string;
  readonly now: () => number;
  readonly onEvent: (event: HealthEvent) => void;
}

/** How far one page has come on its ladder, and what went wrong on the way. Reports it as it happens. */
export class ClimbProgress {
  /** `undefined` before the first try. */
  step: LadderStep | undefined;
  /** When the build under way was first wanted, epoch milliseconds. */
  since = 0;
  /** What went wrong with the build that is tried first. */
  failures = 0;
  lastError: AppError | undefined;
  private hasLastGood = false;

  constructor(private readonly options: ProgressOptions) {}

  /** Starts, or goes on where a failure has left it. */
  begin({ lastGood }: RemoteRelease, isSkipped: boolean): void {
    this.hasLastGood = lastGood !== undefined;
    if (this.step !== undefined) return;
    this.step = firstStep(isSkipped, this.hasLastGood);
    this.since = this.options.now();
  }

  /** What is tried at this step; `undefined` at the end. */
  rungOf({ active, role, lastGood }: RemoteRelease): Rung | undefined {
    if (this.step === 'exhausted') return undefined;
    if (this.step !== 'lastGood') return { build: active, role: role ?? 'active' };
    return lastGood && { build: lastGood, role: 'lastGood' };
  }

  fail(rung: Rung, failure: LadderFailure, error: AppError): void {
    this.report(failure === 'late' || failure === 'crashed' ? 'crashed' : 'failed', rung, error);
    this.lastError = error;
    if (rung.role !== 'lastGood') this.failures += 1;
    this.step = nextStep(this.step ?? 'load', failure, this.hasLastGood);
    // The second try shares the time of the first; the next build has its own from here on.
    if (this.step !== 'retry') this.since = this.options.now();
  }

  /** The next call begins afresh. */
  reset(): void {
    this.step = undefined;
    this.failures = 0;
    this.lastError = undefined;
  }

  report(kind: HealthEvent['kind'], { build, role }: Rung, error?: AppError): void {
    const { remote, page, onEvent } = this.options;
    onEvent({ kind, remote, build: build.buildId, role, page, ...(error && describe(error)) });
  }
}

/** Message, and where it was thrown: for an error that was wrapped, the inner one's place. */
function describe({ message, cause, stack }: AppError): Pick<HealthEvent, 'message' | 'stack'> {
  const place = cause instanceof Error ? cause.stack : stack;
  return { message, ...(place !== undefined && { stack: place }) };
}
