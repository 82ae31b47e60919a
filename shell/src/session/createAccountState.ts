import type { AccountState } from '@galopin/shared/contracts';
import { utcDay, type Subscription } from '@galopin/shared/lib';
import { createStore } from 'zustand/vanilla';

/** What goes with the session, as a state. */
export interface AccountStore {
  get(): AccountState;
  subscribe(listener: (account: AccountState) => void): () => void;
  change(changed: Partial<AccountState>): void;
  showSubscription(subscription: Subscription): void;
  /** All as at first, but for a message that says why. */
  reset(messageToUser?: AccountState['messageToUser']): void;
}

/** @param now epoch milliseconds */
export function createAccountState(now: () => number): AccountStore {
  const first = (): AccountState => ({
    jour: utcDay(now()),
    tokenTimestamp: null,
    messageToUser: null,
    userSubscribed: false,
    nbJourSubscribed: 0,
    paymentMessage: null,
  });
  const store = createStore(first);
  return {
    get: store.getState,
    subscribe: store.subscribe,
    change: (changed) => store.setState(changed),
    showSubscription: ({ subscribed, durationText, message }) =>
      store.setState({
        userSubscribed: subscribed,
        nbJourSubscribed: durationText === '' ? 0 : durationText,
        paymentMessage: message,
      }),
    reset: (messageToUser = null) => store.setState({ ...first(), messageToUser }, true),
  };
}
