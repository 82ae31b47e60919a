/** Where the backend tells pages its messages; the operator may let them hear at another path. */
export const STREAM_PATH = '/apin/webhook/message/stream';

/**
 * What the page may know of its surroundings, inlined in the document as
 * `<script type="application/json" id="public-config">` and never part of a build.
 */
export interface PublicConfig {
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly storageBucket: string;
    /** The local emulator answers on the site's own origin. */
    readonly emulator: boolean;
  };
  readonly parse: { readonly appId: string; readonly javascriptKey: string; readonly serverPath: string };
  readonly streamPath: string;
  /** Demo accounts may be shown. */
  readonly demo: boolean;
  /** What a demonstration is entered with; absent elsewhere. */
  readonly demoAccounts?: DemoAccounts;
  /** Name of the release environment. */
  readonly environment: string;
  /** Absent where nothing can be paid. */
  readonly paypal?: {
    readonly clientId: string;
    /** ISO 4217. */
    readonly currency: string;
    /** Where PayPal's script is loaded from, when not from PayPal. */
    readonly sdkBaseUrl?: string;
  };
  /** Milliseconds a build may take until a page of it is on screen; 8000 unless told otherwise. */
  readonly firstCommitLimit?: number;
}

/** The accounts of a demonstration, which anyone may use. */
export interface DemoAccounts {
  /** Of every one of them. */
  readonly password: string;
  readonly emails: Readonly<Record<'member' | 'subscriber' | 'expired' | 'admin', string>>;
}

/**
 * Name of the `meta` element that says whether one pays in a document. PayPal's script runs in that of the payment page
 * alone; documents in which nothing can be paid have none.
 */
export const PAYMENT_META = 'payment';
export type PaymentPlace = 'here' | 'elsewhere';

/** Query of the payment page that opens the payment at once: what another document leads there with. */
export const PAYMENT_QUERY = 'payer';
