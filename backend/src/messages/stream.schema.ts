import { Type } from 'typebox';

const wanted = 'the id of a message that the stream told, a whole number';

/** Id of the last message heard, as text: a browser sends back what it was given. */
const EventId = Type.String({ pattern: '^\\d{1,15}$', description: wanted });

export const streamSchema = {
  summary: 'Messages pushed to visitors, as server-sent events',
  description:
    'Events: ready at once, then notification with a JSON message ' +
    '({message, status, snackbar, timeout, meta}), and release with {environment, release} when other builds ' +
    'serve. Every event has an id. With the id of the last message heard (header Last-Event-ID, which wins, or ' +
    'lastEventId), what came since is told first, in order: at most the last 500 messages of 24 hours; ready with ' +
    '{"missed": true} says that not all of it can be told. A comment every 15 s keeps the connection open. ' +
    '429 for more than 200 streams from one address.',
  produces: ['text/event-stream'],
  headers: Type.Object({ 'last-event-id': Type.Optional(EventId) }),
  querystring: Type.Object({ lastEventId: Type.Optional(EventId) }),
  response: { 200: Type.String() },
};
