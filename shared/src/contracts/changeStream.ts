import * as v from 'valibot';
import { declareCall } from '#terms';

/** Event of the stream of changes: `{of}`, the day that changed, or `edited` for content of no day. */
export const CHANGE_EVENT = 'change';

/** Milliseconds between two signs of life; a stream that is silent for much longer is cut off. */
export const CHANGE_STREAM_BEAT_MS = 1000;

/** The backend tells delivery, which keeps its answers, of every change. Delivery hands nothing on to this path. */
export const changeStream = declareCall(
  { method: 'GET', path: '/internal/changes', answer: v.string() },
  () => ({
    summary: 'Every change of what is stored or edited, as a stream for delivery',
    access: 'system',
    mediaType: 'text/event-stream',
  }),
);
