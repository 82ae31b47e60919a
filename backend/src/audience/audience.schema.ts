import { AUDIENCE_LIMITS, AUDIENCE_SESSION_ID } from '@galopin/shared/contracts';
import { Type } from 'typebox';
import { ErrorSchema } from '../http/schemas';

const { url: mostUrl, userAgent, eventName, duration } = AUDIENCE_LIMITS;
const MOST_NAME = 64;

const Url = Type.String({
  minLength: 1,
  maxLength: mostUrl,
  pattern: '^/',
  description: `a path on this site with its query, beginning with one "/", at most ${mostUrl} characters`,
});
const UserId = Type.Union([Type.String({ minLength: 1, maxLength: 128 }), Type.Null()], {
  description: 'the uid of the bearer token, or null',
});
const SessionId = Type.String({
  pattern: AUDIENCE_SESSION_ID.source,
  description: 'session_, 13 digits of epoch milliseconds, _, 8 to 32 small letters and digits',
});
const Texts = (description: string) => Type.Record(Type.String(), Type.String(), { description });
const closed = { additionalProperties: false };

const PageViewBody = Type.Object(
  {
    url: Url,
    userId: UserId,
    sessionId: SessionId,
    userAgent: Type.String({
      maxLength: userAgent,
      description: `a text of at most ${userAgent} characters; only the kind of device is kept of it`,
    }),
    referrer: Type.String({
      maxLength: mostUrl,
      description: `the address of a page, at most ${mostUrl} characters, or an empty text; only its host is kept`,
    }),
    metadata: Type.Object(
      {
        name: Type.String({
          minLength: 1,
          maxLength: MOST_NAME,
          pattern: '^[^\\u0000-\\u001f@]+$',
          description: `the name of a route, 1 to ${MOST_NAME} characters`,
        }),
        params: Texts('an object of texts'),
        query: Texts('an object of texts'),
      },
      { ...closed, description: 'an object of name, params and query' },
    ),
  },
  closed,
);

const EventBody = Type.Object(
  {
    eventName: Type.String({
      maxLength: eventName,
      pattern: '^[a-z][a-z0-9_]*$',
      description: `small letters, digits and "_", a letter first, at most ${eventName} characters`,
    }),
    eventData: Type.Record(
      Type.String(),
      Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
      { description: 'a flat object of texts, numbers, true, false and null' },
    ),
    userId: UserId,
    sessionId: SessionId,
    url: Url,
  },
  closed,
);

const DurationBody = Type.Object(
  {
    url: Url,
    duration: Type.Number({
      minimum: 0,
      maximum: duration,
      description: `milliseconds from 0 to ${duration}`,
    }),
    sessionId: SessionId,
  },
  closed,
);

const stored = {
  202: Type.Unsafe<undefined>(Type.Null({ description: 'It is stored.' })),
  400: ErrorSchema,
  413: ErrorSchema,
  429: ErrorSchema,
  503: ErrorSchema,
};

export const pageViewSchema = {
  summary: 'A page came up',
  body: PageViewBody,
  response: { ...stored, 401: ErrorSchema, 403: ErrorSchema },
};

export const eventSchema = {
  summary: 'A visitor did something',
  body: EventBody,
  response: { ...stored, 401: ErrorSchema, 403: ErrorSchema },
};

export const durationSchema = {
  summary: 'How long a page was looked at; also as a beacon of text/plain',
  body: DurationBody,
  response: stored,
};
