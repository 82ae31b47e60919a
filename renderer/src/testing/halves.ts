import type { RenderedPage, RenderRequest, ServerCalls } from '@galopin/shared/contracts';
import type { RenderJob, ServerHalf } from '../createRenderer';

let last = 0;

/** A half of the given code; each is another build. */
export function halfOf(code: string): ServerHalf {
  last += 1;
  const key = `mf-test/${last.toString(16).padStart(16, '0')}`;
  return { key, name: `/_mf/${key}/server.js`, read: () => Promise.resolve(code) };
}

/** A shell that shows what the page's own function makes of the calls. */
export const SHELL = halfOf(`exports.shell = {
  modules: { react: { version: '19' } },
  async render(request, page, calls) {
    const html = page === null ? 'nothing here' : await page.draw(request, calls);
    return { status: 200, title: 'A page', html, css: '', cssVersion: '6', state: '{}' };
  },
};`);

/** A remote with one page: the body of an async function of \`request\` and \`calls\`. */
export const remoteOf = (body: string): ServerHalf =>
  halfOf(`exports.pages = { page: () => ({ page: { draw: async (request, calls) => { ${body} } } }) };`);

const NO_CALLS: ServerCalls = {
  get: async () => ({ status: 200, headers: {}, body: '[]' }),
  run: async () => null,
  log: () => undefined,
};

export const jobOf = (
  remote: ServerHalf | null,
  { calls = {}, shell = SHELL }: { readonly calls?: Partial<ServerCalls>; readonly shell?: ServerHalf } = {},
): RenderJob => ({
  shell,
  remote,
  page: remote && 'page',
  request: { path: '/', now: 1000 } as RenderRequest,
  calls: { ...NO_CALLS, ...calls },
});

export const htmlOf = async (rendered: Promise<RenderedPage>): Promise<string> => (await rendered).html;
