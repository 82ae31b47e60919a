/** A member's subscription, as the profile shows it. `message` is a sentence for the visitor. */
export type SubscriptionState =
  | { readonly status: 'active' | 'inactive'; readonly message: string }
  /** There never was a payment. */
  | { readonly status: 'none' }
  /** The administrator's account counts as subscribed without paying. */
  | { readonly status: 'always' }
  /** It could not be read. */
  | { readonly status: 'unreadable' };
