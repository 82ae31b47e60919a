import { createHash } from 'node:crypto';
import { LEGAL_PATHS } from '@galopin/shared/contracts';
import { NO_SELLER } from '@galopin/shared/lib';
import Fastify from 'fastify';
import { LEGAL_TEXTS } from './i18n/legalTexts';
import { legalRoutes, type LegalDependencies } from './legalRoutes';

function setUp(
  find: LegalDependencies['legal']['find'] = async () => undefined,
  findSeller: LegalDependencies['seller']['find'] = async () => undefined,
) {
  const app = Fastify();
  void app.register(legalRoutes, { legal: { find }, seller: { find: findSeller } });
  return (url: string) => app.inject({ url });
}

describe('a legal page', () => {
  it.each(Object.values(LEGAL_PATHS))('%s is a document for everybody from the first day', async (path) => {
    const { statusCode, headers, body } = await setUp()(path);
    const text = LEGAL_TEXTS.find(({ slug }) => `/${slug}` === path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain(`<h1>${text?.title ?? 'no text'}</h1>`);
    expect(body).toContain('09 74 75 13 13');
    expect(body).toContain('endettement, isolement, dépendance');
    for (const page of ['/', '/Aspibet', '/Aspibet-guide', '/Profile'])
      expect(body).toContain(`href="${page}"`);
    for (const other of Object.values(LEGAL_PATHS)) expect(body).toContain(`href="${other}"`);
    expect(body).toContain(`href="${path}" aria-current="page"`);
  });

  it('is as editors left it, its markup taken for text', async () => {
    const get = setUp(async (slug) => ({
      slug,
      title: 'Mentions & <Cie>',
      body: '## Éditeur\n\nSociété <script>alert(1)</script>\n\nDeuxième paragraphe.',
    }));
    const { body } = await get('/mentions-legales');
    expect(body).toContain('<h1>Mentions &amp; &lt;Cie&gt;</h1>');
    expect(body).toContain('<h2>Éditeur</h2>');
    expect(body).toContain('<p>Société &lt;script&gt;alert(1)&lt;/script&gt;</p>');
    expect(body).not.toContain('<script');
  });

  it('tells who sells once that is known, and shows no blank before', async () => {
    const seller = { ...NO_SELLER, name: 'Galopin <SAS>', siren: '732829320', email: 'contact@galopin.test' };
    for (const path of Object.values(LEGAL_PATHS)) {
      expect((await setUp()(path)).body).not.toMatch(/[{}[\]](?![^<]*<\/style>)/);
    }
    const known = { ...seller, legalForm: 'SAS', address: '1 rue du Trot, 75012 Paris' };
    const { body } = await setUp(undefined, async () => known)('/mentions-legales');
    expect(body).toContain('Ce site est édité par Galopin &lt;SAS&gt;, SAS, 1 rue du Trot, 75012 Paris.');
    expect(body).toContain('732\u00a0829\u00a0320');
    expect(body).not.toContain('Hébergement');
    expect((await setUp(undefined, async () => known)('/cgv')).body).toContain('contact@galopin.test');
  });

  it('leaves out what an earlier text left in square brackets', async () => {
    const get = setUp(async (slug) => ({ slug, title: 'CGV', body: 'Contact : [adresse]. Merci.' }));
    expect((await get('/cgv')).body).toContain('<p>Merci.</p>');
  });

  it('is there while what editors wrote cannot be read', async () => {
    const get = setUp(() => Promise.reject(new Error('Parse Server is not running.')));
    const { statusCode, body } = await get('/cgv');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Conditions générales de vente</h1>');
  });

  it('runs no script and loads nothing; its style is the one the policy names', async () => {
    const { headers, body } = await setUp()('/confidentialite');
    const style = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(style).not.toBe('');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
  });
});
