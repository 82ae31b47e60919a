/** A member's subscription, as the profile shows it. `message` is a sentence for the visitor. */
export type SubscriptionState =
  /** `daysLeft`: what the payment in the member's record still pays for, begun days counted. */
  | { readonly status: 'active'; readonly message: string; readonly daysLeft: number }
  | { readonly status: 'inactive'; readonly message: string }
  /** There never was a payment. */
  | { readonly status: 'none' }
  /** The administrator's account counts as subscribed without paying. */
  | { readonly status: 'always' }
  /** It could not be read. */
  | { readonly status: 'unreadable' };
