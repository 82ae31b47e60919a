import type { Logger } from '@galopin/shared/contracts';

export interface LeadershipOptions {
  /** Name of the lock. */
  readonly name: string;
  readonly locks: Pick<LockManager, 'request'>;
  /** This tab has the lock now. */
  readonly onLead: () => void;
  /** It has it no more. */
  readonly onEnd: () => void;
  readonly logger: Logger;
}

/** The place of one tab among all that want a lock. */
export interface Leadership {
  /** Waits for the lock, or takes it from whoever has it. */
  enter(how?: 'wait' | 'steal'): void;
  /** Gives it back, or waits no more. */
  leave(): void;
}

/** A lock of the browser, held for as long as this tab wants: until it leaves, closes, or another one takes it. */
export function createLeadership({ name, locks, onLead, onEnd, logger }: LeadershipOptions): Leadership {
  let leave: (() => void) | undefined;

  const enter: Leadership['enter'] = (how = 'wait') => {
    leave?.();
    const leaving = new AbortController();
    let release: (() => void) | undefined;
    const hold = () => {
      if (leaving.signal.aborted) return undefined;
      onLead();
      return new Promise<void>((resolve) => (release = resolve));
    };
    leave = () => {
      leaving.abort();
      release?.();
      onEnd();
    };
    // A lock that is taken by force cannot be waited for with a signal.
    const options: LockOptions = how === 'steal' ? { steal: true } : { signal: leaving.signal };
    locks.request(name, options, hold).catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      onEnd();
      // Another tab took it: this one waits like the others.
      if (error instanceof DOMException && error.name === 'AbortError') enter();
      else logger.warn('A lock of the browser failed', { name, message: String(error) });
    });
  };
  return {
    enter,
    leave: () => {
      leave?.();
      leave = undefined;
    },
  };
}
