import {
  DEFAULT_NOTIFICATION_TIMEOUT,
  MOST_MESSAGE_CHARACTERS,
  type IsoDay,
  type MessageOrder,
  type Milliseconds,
  type NotificationStatus,
} from '@galopin/shared/contracts';
import { parisInstant } from '@galopin/shared/lib';

/** A message as the form holds it. */
export interface MessageDraft {
  readonly message: string;
  readonly status: NotificationStatus;
  readonly shown: 'snackbar' | 'history';
  /** Seconds that the snackbar stays. */
  readonly seconds: string;
  /** Path within the site; empty for none. */
  readonly href: string;
  readonly when: 'now' | 'later';
  /** Day and `HH:MM` in Paris; read only when it is sent later. */
  readonly jour: IsoDay;
  readonly time: string;
}

export const EMPTY_DRAFT: MessageDraft = {
  message: '',
  status: 'info',
  shown: 'snackbar',
  seconds: String(DEFAULT_NOTIFICATION_TIMEOUT / 1000),
  href: '',
  when: 'now',
  jour: '',
  time: '',
};

export type DraftFault = 'empty' | 'long' | 'seconds' | 'href' | 'moment' | 'past' | 'far';
export type DraftFaults = Readonly<Partial<Record<'message' | 'seconds' | 'href' | 'time', DraftFault>>>;

const SECOND: Milliseconds = 1000;
/** Bounds of the server for what stays on screen, in seconds. */
const [LEAST_SECONDS, MOST_SECONDS] = [1, 60];
/** How far ahead the server schedules. */
const FURTHEST: Milliseconds = 30 * 24 * 3600 * SECOND;
/** One slash, then neither a second one nor a backslash, which browsers read as one; no space. */
const PATH = /^\/(?![/\\])[^\\\s]*$/;

/** What is to be corrected before it can be sent; the server decides in any case. */
export function draftFaults(draft: MessageDraft, now: Milliseconds): DraftFaults {
  const { message, href, when } = draft;
  const seconds = readSeconds(draft);
  const text = message.trim();
  const moment = when === 'later' ? momentFault(momentOf(draft), now) : null;
  return {
    ...(text === '' && { message: 'empty' }),
    ...(text.length > MOST_MESSAGE_CHARACTERS && { message: 'long' }),
    ...(draft.shown === 'snackbar' && seconds === null && { seconds: 'seconds' }),
    ...(href.trim() !== '' && !PATH.test(href.trim()) && { href: 'href' }),
    ...(moment !== null && { time: moment }),
  };
}

/** The draft as the API takes it; to be called without faults. */
export function orderOf(draft: MessageDraft): MessageOrder {
  const seconds = readSeconds(draft);
  const href = draft.href.trim();
  return {
    message: draft.message.trim(),
    status: draft.status,
    snackbar: draft.shown === 'snackbar',
    ...(draft.shown === 'snackbar' && seconds !== null && { timeout: seconds * SECOND }),
    ...(href !== '' && { meta: { href } }),
    ...(draft.when === 'later' && { at: new Date(momentOf(draft)).toISOString() }),
  };
}

/** Epoch milliseconds; `NaN` where day or time cannot be read. */
const momentOf = ({ jour, time }: MessageDraft): Milliseconds => parisInstant(jour, time);

function readSeconds({ seconds }: MessageDraft): number | null {
  const read = Number(seconds.trim().replace(',', '.'));
  return seconds.trim() !== '' && read >= LEAST_SECONDS && read <= MOST_SECONDS ? read : null;
}

function momentFault(moment: Milliseconds, now: Milliseconds): DraftFault | null {
  if (Number.isNaN(moment)) return 'moment';
  if (moment <= now) return 'past';
  return moment > now + FURTHEST ? 'far' : null;
}
