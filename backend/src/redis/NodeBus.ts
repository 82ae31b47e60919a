/** What nodes tell one another. Nothing of it is kept: whoever must not miss something reads it from the database. */
export interface NodeMessages {
  /** Something was published or scheduled: look. */
  readonly message: '';
  /** What is stored for this day (`YYYY-MM-DD`), or edited and of no day, has changed. */
  readonly change: string;
  /** Name of a node and number of its open streams, with a space between. */
  readonly streams: string;
}

/** Speaks to the other nodes of the site; a node does not hear itself. */
export interface NodeBus {
  /** Tells all others; lost where they cannot be reached. */
  send<Topic extends keyof NodeMessages>(topic: Topic, text: NodeMessages[Topic]): void;
  /** Told of what others send. */
  on<Topic extends keyof NodeMessages>(topic: Topic, listener: (text: NodeMessages[Topic]) => void): void;
  /** Told whenever the others can be reached again: what they said meanwhile was not heard. */
  onBack(listener: () => void): void;
  stop(): Promise<void>;
}

/** The bus of a node that is alone. */
export function createLonelyBus(): NodeBus {
  return {
    send: () => undefined,
    on: () => undefined,
    onBack: () => undefined,
    stop: () => Promise.resolve(),
  };
}
