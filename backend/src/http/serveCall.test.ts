import { declareCall, described } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import * as v from 'valibot';
import { createBodyCache } from './createBodyCache';
import { handleError } from './handleError';
import { serveCall, serveKept } from './serveCall';

const race = declareCall(
  {
    method: 'POST',
    path: '/races/:id',
    answer: v.object({ id: v.number(), page: v.number(), name: v.nullable(v.string()) }),
  },
  () => ({
    summary: 'A race',
    access: 'member',
    params: v.object({ id: described(v.pipe(v.number(), v.minValue(1)), 'a whole number from 1') }),
    query: v.object({ page: v.optional(v.number(), 1) }),
    body: v.strictObject({ name: described(v.nullable(v.string()), 'a name, or null') }),
    refusals: [404],
  }),
);

function setUp() {
  const routes: RouteOptions[] = [];
  const app = Fastify({ frameworkErrors: handleError }) as unknown as FastifyInstance;
  app.setErrorHandler(handleError);
  app.addHook('onRoute', (route) => void routes.push(route));
  const ask = async (url: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url, payload });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  return { app, ask, routes };
}

describe('a declared call', () => {
  it('is served as it is declared: all its parts read, and nothing else sent', async () => {
    const { app, ask } = setUp();
    serveCall(app, race, async ({ params, query, body }) => ({ ...params, ...query, ...body, secret: 'x' }));
    expect(await ask('/races/7?page=2', { name: 'Prix d’Amérique' })).toEqual({
      status: 200,
      body: { id: 7, page: 2, name: 'Prix d’Amérique' },
    });
    expect(await ask('/races/7', { name: null })).toMatchObject({ body: { page: 1, name: null } });
  });

  it.each<[string, object, object]>([
    ['/races/0', { name: null }, { code: 'invalid-parameter', details: { parameter: 'id', value: '0' } }],
    ['/races/7?page=x', { name: null }, { code: 'invalid-parameter', details: { parameter: 'page' } }],
    ['/races/7', { name: 5 }, { code: 'invalid-parameter', details: { wanted: 'a name, or null' } }],
    ['/races/7', {}, { code: 'invalid-parameter', details: { parameter: 'name' } }],
    ['/races/7', { name: null, more: 1 }, { code: 'unknown-field', details: { field: 'more' } }],
  ])('is refused before anything is done: %s %j', async (url, payload, error) => {
    const { app, ask } = setUp();
    const handle = jest.fn();
    serveCall(app, race, handle);
    expect(await ask(url, payload)).toMatchObject({ status: 400, body: { error } });
    expect(handle).not.toHaveBeenCalled();
  });

  it('is noted and done once it is read, and refused before by who must', async () => {
    const { app, ask } = setUp();
    const preHandler = jest.fn(async () => undefined);
    const preValidation = async ({ body }: { body: unknown }) => {
      if (Object.hasOwn(Object(body), 'payment')) throw new CallError('payment-read-only', 'No.');
    };
    serveCall(app, race, async () => ({ id: 7, page: 1, name: null }), { preHandler, preValidation });
    expect((await ask('/races/0', { name: null })).status).toBe(400);
    expect((await ask('/races/0', { payment: 1 })).status).toBe(403);
    expect(preHandler).not.toHaveBeenCalled();
    expect((await ask('/races/7', { name: null })).status).toBe(200);
    expect(preHandler).toHaveBeenCalledTimes(1);
  });

  it('is answered with its own status, without a body where there is nothing to say', async () => {
    const { app } = setUp();
    const path = '/races' as const;
    serveCall(
      app,
      declareCall({ method: 'DELETE', path, answer: v.null() }, () => ({
        summary: 'None',
        access: 'self',
        status: 204,
      })),
      async () => null,
    );
    const answer = await app.inject({ method: 'DELETE', url: path });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  it.each([
    ['anyone', undefined],
    ['member', 'private, no-store'],
    ['system', 'private, no-store'],
  ] as const)(
    'of %s is kept by nobody in between unless anyone may make it',
    async (access, cacheControl) => {
      const { app } = setUp();
      const answer = v.object({ name: v.string() });
      serveCall(
        app,
        declareCall({ method: 'GET', path: '/races', answer }, () => ({ summary: 'Races', access })),
        async () => ({ name: 'Prix d’Amérique' }),
      );
      expect((await app.inject('/races')).headers['cache-control']).toBe(cacheControl);
    },
  );

  it('keeps what a loose answer says beside its fields', async () => {
    const { app } = setUp();
    const answer = v.looseObject({ name: v.string() });
    serveCall(
      app,
      declareCall({ method: 'GET', path: '/races', answer }, () => ({ summary: 'Races', access: 'anyone' })),
      async () => ({ name: 'Ourasi', more: [1] }),
    );
    expect((await app.inject('/races')).json()).toEqual({ name: 'Ourasi', more: [1] });
  });

  it('says who may make it, and what it may be answered', () => {
    const { app, routes } = setUp();
    serveCall(app, race, jest.fn());
    expect(routes[0]).toMatchObject({ config: { access: 'member' }, schema: { summary: 'A race' } });
    expect(Object.keys(routes[0]?.schema?.response ?? {})).toEqual(['200', '401', '404']);
  });
});

describe('a kept answer', () => {
  it('is made once for the same parameters, until what is stored changes', async () => {
    const { app } = setUp();
    app.decorateRequest('identity', null);
    const listeners: (() => void)[] = [];
    const bodies = createBodyCache({
      changes: {
        announce: jest.fn(),
        subscribe: (listener: () => void) => void listeners.push(listener),
      } as never,
    });
    const days = declareCall(
      { method: 'GET', path: '/days', answer: v.object({ made: v.number() }) },
      () => ({
        summary: 'Days',
        access: 'anyone',
        query: v.object({ page: v.optional(v.number(), 1) }),
      }),
    );
    let made = 0;
    serveKept(app, days, { bodies }, async () => ({ made: (made += 1) }));
    const get = async (url: string) => (await app.inject(url)).json<{ readonly made: number }>().made;
    expect([await get('/days'), await get('/days?page=1'), await get('/days?page=2')]).toEqual([1, 1, 2]);
    for (const tell of listeners) tell();
    expect(await get('/days')).toBe(3);
  });
});
