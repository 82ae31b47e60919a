import { NOTIFICATION_STATUSES } from '@galopin/shared/contracts';
import { Type } from 'typebox';
import { ErrorSchema, limitSchema } from '../http/schemas';

const content = {
  message: Type.String(),
  status: Type.Enum([...NOTIFICATION_STATUSES]),
  snackbar: Type.Boolean(),
  timeout: Type.Integer({ description: 'milliseconds' }),
  meta: Type.Record(Type.String(), Type.Unknown()),
};

const Stored = Type.Object({
  id: Type.String(),
  ...content,
  source: Type.Enum(['admin', 'webhook', 'races', 'releases']),
  publishedAt: Type.String(),
});

const Scheduled = Type.Object({ id: Type.String(), ...content, at: Type.String() });

const IdText = Type.String({ pattern: '^[1-9]\\d{0,14}$', description: 'the id of a message' });

export const publishSchema = {
  summary: 'Publishes a message, or schedules it',
  description:
    'For the administrator, or with WEBHOOK_TOKEN as bearer. Body: message (1 to 500 characters), status?, ' +
    'snackbar?, timeout? (1000 to 60000 ms), meta? (flat, at most 2 kB; href a path of this site), at? (a moment ' +
    'with zone, within 30 days). 401 without token, 403 for a member, 400 naming the field that cannot be used.',
  body: Type.Unknown(),
  response: {
    202: Type.Object({ id: Type.String(), scheduledFor: Type.Union([Type.String(), Type.Null()]) }),
    '4xx': ErrorSchema,
  },
};

export const recentSchema = {
  summary: 'The latest messages for people and arrivals, newest first',
  querystring: Type.Object({ limit: limitSchema(50, 20) }),
  response: { 200: Type.Object({ messages: Type.Array(Stored) }), '4xx': ErrorSchema },
};

export const historySchema = {
  summary:
    'What was published (but announcements for pages alone), and what is scheduled; for the administrator',
  querystring: Type.Object({ limit: limitSchema(100, 50), before: Type.Optional(IdText) }),
  response: {
    200: Type.Object({
      published: Type.Array(Stored),
      next: Type.Union([Type.String(), Type.Null()]),
      scheduled: Type.Array(Scheduled),
      streams: Type.Object({ here: Type.Integer(), all: Type.Integer() }),
    }),
    '4xx': ErrorSchema,
  },
};

export const withdrawSchema = {
  summary: 'Takes back a message that waits; 404 once it is published',
  params: Type.Object({ id: IdText }),
  response: { 204: Type.Null(), '4xx': ErrorSchema },
};
