import { Type } from 'typebox';
import { ErrorSchema } from '../http/schemas';

const State = Type.Union([Type.Literal('ok'), Type.Literal('failing')]);

const FollowState = Type.Union([Type.Literal('ok'), Type.Literal('degraded')], {
  description: 'how the following of PMU goes, where it is on; never makes the site unwell',
});

const HealthBody = Type.Object({
  status: State,
  database: State,
  parse: State,
  demoAccounts: Type.Optional(State),
  follow: Type.Optional(FollowState),
  uptimeSeconds: Type.Integer(),
});

export const healthSchema = {
  summary: 'Whether everything serves',
  response: { 200: HealthBody, 503: HealthBody },
};

const Part = Type.Object({
  status: State,
  latencyMs: Type.Number(),
  version: Type.Union([Type.String(), Type.Null()]),
  reason: Type.Optional(Type.String()),
});

const Follow = Type.Object({
  status: FollowState,
  role: Type.Union([Type.Literal('following'), Type.Literal('standing by')], {
    description: 'whether this process holds the lock of those who follow',
  }),
  lastAnswerAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  failures: Type.Integer({ description: 'in a row, since the last good answer' }),
  reason: Type.Union([Type.String(), Type.Null()]),
});

export const systemHealthSchema = {
  summary: 'State of every part, for the administrator',
  response: {
    200: Type.Object({
      status: State,
      database: Part,
      parse: Part,
      demoAccounts: Type.Optional(Part),
      follow: Type.Optional(Follow),
      stream: Type.Object({ clients: Type.Integer() }),
      startedAt: Type.String({ format: 'date-time' }),
      uptimeSeconds: Type.Integer(),
      memoryBytes: Type.Integer({ description: 'resident memory of the backend' }),
      versions: Type.Object({ node: Type.String(), contract: Type.String() }),
    }),
    401: ErrorSchema,
    403: ErrorSchema,
  },
};
