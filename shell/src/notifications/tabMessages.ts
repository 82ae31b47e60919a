import type { StreamEvent } from './StreamEvent';

/** What the tabs of a browser say to one another about the stream. */
export type TabMessage =
  /** Something came. `to`: for one tab alone, which was away. */
  | { readonly type: 'event'; readonly to?: string; readonly event: StreamEvent }
  /** Does the connection stand? `heard`: the last message of the tab that asks. */
  | { readonly type: 'ask'; readonly from: string; readonly heard: number | null }
  /** It stands, or will soon, when `isFit`. */
  | { readonly type: 'answer'; readonly to: string; readonly isFit: boolean };

/** The channel's name. Tabs of different releases meet there: a change of {@link TabMessage} takes another name. */
export const TABS_CHANNEL = 'galopin.stream.1';

export interface Tabs {
  /** Name of this tab. */
  readonly self: string;
  post(message: TabMessage): void;
}

/** @param onMessage told of what other tabs say to all, or to this one */
export function joinTabs(channel: BroadcastChannel, onMessage: (message: TabMessage) => void): Tabs {
  const self = Math.random().toString(36).slice(2);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    const isForAnother = data.type !== 'ask' && data.to !== undefined && data.to !== self;
    if (!isForAnother) onMessage(data);
  });
  return { self, post: (message) => channel.postMessage(message) };
}
