import type { Service } from './startService';

/** Parts that the site serves on without, by name: what is away with each, and what brings it back. */
const SPARE: Readonly<Record<string, string>> = {
  auth:
    'nobody can sign in or make an account until the site is started again; who is signed in stays so for up to an hour, ' +
    'and all pages are served on',
  paypal:
    'nothing can be paid until the site is started again, and orders under way are lost; what was paid counts, and ' +
    'all pages are served on',
};

export interface WatchOptions {
  /** Told of each spare part that ends by itself, with a sentence that says what is away with it. */
  readonly onLost: (sentence: string) => void;
  /** Parts that end after this were told to. */
  readonly stopping: AbortSignal;
}

export interface ServiceWatch {
  /** Watches a service from now on. */
  add(service: Pick<Service, 'name' | 'ended'>): void;
  /** Settles with a sentence once a part has ended that nothing is served without. */
  readonly ended: Promise<string>;
}

export function watchServices({ onLost, stopping }: WatchOptions): ServiceWatch {
  let end: (reason: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  return {
    ended,
    add({ name, ended: gone }) {
      const meaning = SPARE[name];
      void gone.then((reason) => {
        if (meaning === undefined) end(reason);
        else if (!stopping.aborted) onLost(`${reason}: ${meaning}`);
      });
    },
  };
}
