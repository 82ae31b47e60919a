import { RENDER_REPORT_HEADER, type RenderReport } from '@galopin/shared/contracts';
import type { PageOutcome } from '../pages/createPages';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { openVisitorSite, type VisitorSite } from '../testing/openVisitorSite';

const shell = fakeShell().artifact;
const races = fakeRemote('mf-races', ['/'], { seed: 1 }).artifact;
const candidate = fakeRemote('mf-races', ['/'], { seed: 2 }).artifact;
const message = 'journée\n🐎 is not defined';
const outcome: PageOutcome = {
  filled: null,
  notes: [
    {
      remote: 'mf-races',
      build: candidate.buildId,
      failure: { kind: 'refused', message, stack: 'at server.js:1:2' },
    },
  ],
  skipped: null,
  isPassing: false,
};

describe('what became of a document on the server', () => {
  let site: VisitorSite;
  beforeEach(async () => {
    site = await openVisitorSite([shell, races, candidate], outcome);
    const serving = { shell: { active: shell.buildId }, 'mf-races': { active: races.buildId } };
    site.production.serve(serving, [shell, races]);
  });
  afterEach(() => site.app.close());

  it('is told in full to who opened a link to a build, but for where it was thrown', async () => {
    const { path } = await site.links.toBuilds(site.production, [candidate], { days: 1 });
    const [{ name, value } = { name: '', value: '' }] = (await site.get(path)).cookies;
    const { headers } = await site.get('/', { [name]: value });
    expect(JSON.parse(String(headers[RENDER_REPORT_HEADER])) as RenderReport).toEqual({
      skipped: null,
      notes: [{ remote: 'mf-races', build: candidate.buildId, failure: { kind: 'refused', message } }],
    });
  });

  it('is told to nobody else', async () => {
    expect((await site.get('/')).headers).not.toHaveProperty(RENDER_REPORT_HEADER);
  });
});
