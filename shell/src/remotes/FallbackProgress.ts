import type { AppError, BuildRef, BuildRole, HealthEvent, RemoteRelease } from '@galopin/shared/contracts';
import { firstStep, nextStep, type LoadFailure, type LoadStep } from './nextStep';

/** A build that is tried, and in which role. */
export interface BuildAttempt {
  readonly build: BuildRef;
  readonly role: BuildRole;
}

export interface ProgressOptions {
  readonly remote: string;
  readonly page: string;
  readonly now: () => number;
  readonly onEvent: (event: HealthEvent) => void;
}

/** Which step of loading one page is reached, and what has failed so far. Reports it as it happens. */
export class FallbackProgress {
  /** `undefined` before the first try. */
  step: LoadStep | undefined;
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
  attemptOf({ active, role, lastGood }: RemoteRelease): BuildAttempt | undefined {
    if (this.step === 'exhausted') return undefined;
    if (this.step !== 'lastGood') return { build: active, role: role ?? 'active' };
    return lastGood && { build: lastGood, role: 'lastGood' };
  }

  fail(attempt: BuildAttempt, failure: LoadFailure, error: AppError): void {
    this.report(failure === 'late' || failure === 'crashed' ? 'crashed' : 'failed', attempt, error);
    this.lastError = error;
    if (attempt.role !== 'lastGood') this.failures += 1;
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

  report(kind: HealthEvent['kind'], { build, role }: BuildAttempt, error?: AppError): void {
    const { remote, page, onEvent } = this.options;
    onEvent({ kind, remote, build: build.buildId, role, page, ...(error && describe(error)) });
  }
}

/** Message, and where it was thrown: for an error that was wrapped, the inner one's place. */
function describe({ message, cause, stack }: AppError): Pick<HealthEvent, 'message' | 'stack'> {
  const place = cause instanceof Error ? cause.stack : stack;
  return { message, ...(place !== undefined && { stack: place }) };
}
