import { Type } from 'typebox';

export const streamSchema = {
  summary: 'Messages pushed to visitors, as server-sent events',
  description:
    'Events: ready at once, then notification with a JSON message ' +
    '({message, status?, snackbar?, timeout?, meta?}), and release with {environment, release} when other builds ' +
    'serve. A comment every 15 s keeps the connection open.',
  produces: ['text/event-stream'],
  response: { 200: Type.String() },
};
