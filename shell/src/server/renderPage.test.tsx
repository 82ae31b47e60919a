/** @jest-environment node */
import {
  AppError,
  definePage,
  type PageModule,
  type PageState,
  type RenderRequest,
  type ServerAnswer,
} from '@galopin/shared/contracts';
import { useSession, useShell, Slot } from '@galopin/shared/shell-context';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { fakeManifest, fakeRoute } from '../testing/fixtures';
import { renderPage } from './renderPage';

const route = fakeRoute({
  path: '/Course/:id',
  page: 'race',
  title: 'Course',
  params: { id: 'positiveInteger' },
});
const request: RenderRequest = {
  path: '/Course/7?onglet=cotes',
  route,
  build: { buildId: 'b'.repeat(16), role: 'active' },
  manifest: fakeManifest({ routes: [route] }),
  config: { demo: true },
  now: Date.UTC(2026, 6, 7, 12),
  expected: 'anonymous',
  isNarrow: false,
};

const answers: Record<string, ServerAnswer> = {
  '/caractrap?id=7': { status: 200, headers: { 'x-total': '1' }, body: '[{"name":"Prix <d’Ispahan>"}]' },
};
const asked: string[] = [];
const calls = {
  get: async (path: string) => {
    asked.push(path);
    return answers[path] ?? { status: 500, headers: {}, body: '' };
  },
  run: async (name: string) => [name],
  log: jest.fn(),
};
const render = (page: PageModule | null, changed: Partial<RenderRequest> = {}) =>
  renderPage({ ...request, ...changed }, page, calls);
const stateOf = ({ state }: { readonly state: string }) => JSON.parse(state) as PageState;

const Title = styled.h1`
  color: rgb(1 2 3);
`;
const race = definePage<{ readonly name: string }>({
  loader: async ({ params, shell }) => {
    const { body } = await shell.api.get('/caractrap', { query: { id: Number(params['id']) } });
    return (body as [{ name: string }])[0];
  },
  Page: ({ data, query }) => <Title>{`${data.name} ${query['onglet'] ?? ''}`}</Title>,
  title: ({ name }) => name,
});

beforeEach(() => {
  asked.length = 0;
});

describe('a page on the server', () => {
  it('is rendered with the layout around it, its rules, its title and what its loader brought', async () => {
    const rendered = await render(race);
    expect(rendered).toMatchObject({ status: 200, title: 'Prix <d’Ispahan>' });
    expect(rendered.html).toContain('>Prix &lt;d’Ispahan&gt; cotes</h1>');
    expect(rendered.html).toContain('Aller au contenu');
    expect(rendered.html).toContain(`data-build="${'b'.repeat(16)}" data-role="active"`);
    expect(rendered.css).toContain('color:rgb(1 2 3)');
    expect(stateOf(rendered)).toEqual({
      route: '/Course/:id',
      build: request.build,
      now: request.now,
      expected: 'anonymous',
      isNarrow: false,
      data: { name: 'Prix <d’Ispahan>' },
    });
    expect(asked).toEqual(['/caractrap?id=7']);
  });

  it('tells the time it was asked for, and knows nobody', async () => {
    const page = definePage({
      loader: async ({ shell }) => shell.data.run('tipsOfDay'),
      Page: function Page({ data }) {
        const session = useSession();
        return <p>{`${useShell().now()} ${session.status} ${String(data)}`}</p>;
      },
    });
    const { html } = await render(page);
    expect(html).toContain(`<p>${request.now} unknown tipsOfDay</p>`);
  });

  it('is whole and in order however large it is, also where parts of it come later', async () => {
    const Late = lazy(async () => ({ default: () => <p>{'later '.repeat(5000)}</p> }));
    const page = definePage({
      Page: () => (
        <Suspense fallback={<p>waiting</p>}>
          <Late />
        </Suspense>
      ),
    });
    const { html } = await render(page);
    expect(html).toContain('later later');
    expect(html).not.toContain('waiting');
    expect(html).not.toContain('hidden id="S:');
  });

  it('keeps the place of a widget free, by a rule', async () => {
    const slots = { 'quinte-of-the-day': { remote: 'mf-races', widget: 'quinte', height: 96 } };
    const manifest = { ...request.manifest, slots, remotes: { 'mf-races': { active: { buildId: 'x' } } } };
    const { html, css } = await render(definePage({ Page: () => <Slot name="quinte-of-the-day" /> }), {
      manifest,
    });
    expect(css).toContain('height:96px');
    expect(html).not.toContain('style=');
  });

  it.each<[string, PageModule]>([
    [
      'nothing is stored',
      definePage({
        loader: () => Promise.reject(new AppError('not-found', 'There is no race 7')),
        Page: () => null,
      }),
    ],
    [
      'the API refuses its address',
      definePage({
        loader: () =>
          Promise.reject(new AppError('http', 'HTTP error! status: 400', { details: { status: 400 } })),
        Page: () => null,
      }),
    ],
  ])('of which %s is 404', async (_what, page) => {
    expect((await render(page)).status).toBe(404);
  });

  it('whose address breaks its rules is 404, and its remote is not asked', async () => {
    const rendered = await render(null, { path: '/Course/none' });
    expect([rendered.status, rendered.title]).toEqual([404, 'Page introuvable']);
    expect(stateOf(rendered).error?.code).toBe('not-found');
  });

  it('of no route is the shell’s own', async () => {
    const rendered = await render(null, { path: '/Nulle-part', route: null, build: null });
    expect([rendered.status, stateOf(rendered).route]).toEqual([404, null]);
    expect(rendered.html).toContain('/Nulle-part');
  });

  it('whose data cannot be had is an error that may pass', async () => {
    const rendered = await render(race, { path: '/Course/8' });
    expect([rendered.status, stateOf(rendered).error?.code]).toEqual([503, 'http']);
  });

  it.each<[string, PageModule]>([
    [
      'that throws while it renders',
      definePage({
        Page: () => {
          throw new TypeError('broken');
        },
      }),
    ],
    [
      'whose loader breaks',
      definePage({ loader: () => Promise.reject(new TypeError('broken')), Page: () => null }),
    ],
  ])('%s fails with what it threw', async (_what, page) => {
    await expect(render(page)).rejects.toThrow('broken');
  });

  it('changes nothing and signs nobody in', async () => {
    const page = definePage({
      loader: async ({ shell }) => shell.api.post('/apin/events', {}).catch((error: Error) => error.message),
      Page: function Page({ data }) {
        return <p>{String(data)}</p>;
      },
    });
    expect((await render(page)).html).toContain('POST /apin/events');
    expect(asked).toEqual([]);
  });
});
