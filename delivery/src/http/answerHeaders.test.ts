import { STREAM_PATH } from '@galopin/shared/contracts';
import fastify from 'fastify';
import { proxyRoutes } from '../proxy/proxyRoutes';
import { answerHeaders } from './answerHeaders';

describe('answerHeaders', () => {
  const upstream = fastify();
  let address: string;
  beforeAll(async () => {
    upstream.get('/apin/plain', () => ({ plain: true }));
    upstream.get('/apin/own', (_request, reply) =>
      reply.header('referrer-policy', 'no-referrer').send({ own: true }),
    );
    address = await upstream.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => upstream.close());

  async function ask(url: string, { origin = 'http://site.test', from = '127.0.0.1', proto = '' } = {}) {
    const app = fastify({ trustProxy: 'loopback' });
    answerHeaders(app, { SITE_ORIGIN: origin });
    await app.register(proxyRoutes, {
      BACKEND_URL: address,
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
      NOTIFICATION_STREAM_PATH: STREAM_PATH,
    });
    app.get('/own', () => 'own');
    const headers = proto === '' ? {} : { 'x-forwarded-proto': proto };
    const answer = await app.inject({ url, remoteAddress: from, headers });
    await app.close();
    return answer.headers;
  }

  it.each(['/own', '/apin/plain', '/apin/missing', '/missing'])(
    'lets no browser guess what %s is, whoever answers',
    async (url) => {
      expect(await ask(url)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    },
  );

  it('leaves what an answer says itself', async () => {
    expect(await ask('/apin/own')).toMatchObject({ 'referrer-policy': 'no-referrer' });
  });

  it.each([
    ['a trusted proxy says so', { proto: 'https' }],
    ['that is the site’s address', { origin: 'https://site.test' }],
  ])('asks for TLS from then on where %s', async (_what, how) => {
    for (const url of ['/own', '/apin/plain'])
      expect((await ask(url, how))['strict-transport-security']).toBe('max-age=31536000');
  });

  it.each([
    ['without TLS', {}],
    ['on a stranger’s word', { from: '203.0.113.7', proto: 'https' }],
  ])('does not ask for it %s', async (_what, how) => {
    expect(await ask('/own', how)).not.toHaveProperty('strict-transport-security');
  });
});
