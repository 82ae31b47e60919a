import { declareCall, described, STREAM_PATH } from '@galopin/shared/contracts';
import * as v from 'valibot';

/** Id of the last message heard, as text: a browser sends back what it was given. */
export const LastHeard = v.object({
  lastEventId: v.optional(
    described(
      v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
      'the id of a message that the stream told, a whole number',
    ),
  ),
});

/** Declared here: no page reads it by its answer. */
export const messageStream = declareCall({ method: 'GET', path: STREAM_PATH, answer: v.string() }, () => ({
  summary: 'Messages pushed to visitors, as server-sent events',
  description:
    'Events: ready at once, then notification with a JSON message ' +
    '({message, status, snackbar, timeout, meta}), and release with {environment, release} when other builds ' +
    'serve. Every event has an id. With the id of the last message heard (header Last-Event-ID, which wins, or ' +
    'lastEventId), what came since is told first, in order: at most the last 500 messages of 24 hours; ready with ' +
    '{"missed": true} says that not all of it can be told. A comment every 15 s keeps the connection open. ' +
    '429 for more than 200 streams from one address.',
  access: 'anyone',
  mediaType: 'text/event-stream',
  query: LastHeard,
  refusals: [400, 429],
}));
