import fastify from 'fastify';
import { readTestSettings } from '../testing/readTestSettings';
import { securityTextRoute } from './securityTextRoute';

const now = () => new Date('2026-11-22T15:30:00Z');
const PATH = '/.well-known/security.txt';

async function read(environment: Readonly<Record<string, string>>) {
  const app = fastify();
  void app.register(securityTextRoute, { ...readTestSettings(environment), now });
  return app.inject(PATH);
}

describe('security.txt', () => {
  it('tells where to report, for less than a year', async () => {
    const answer = await read({
      SECURITY_CONTACT: 'mailto:securite@galopin.example',
      SITE_ORIGIN: 'https://galopin.example',
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.body.split('\n')).toEqual([
      'Contact: mailto:securite@galopin.example',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: fr, en',
      `Canonical: https://galopin.example${PATH}`,
      '',
    ]);
  });

  it('is not there where nobody reads reports', async () => {
    expect((await read({})).statusCode).toBe(404);
  });

  it.each([
    'securite@galopin.example',
    'http://galopin.example/',
    'mailto:',
    'mailto:a@b.fr\nContact: x',
    'https://',
  ])('does not name %j, which nobody could write to', (SECURITY_CONTACT) => {
    expect(() => readTestSettings({ SECURITY_CONTACT })).toThrow('SECURITY_CONTACT');
  });
});
