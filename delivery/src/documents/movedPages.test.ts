import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { openVisitorSite } from '../testing/openVisitorSite';

const shell = fakeShell().artifact;
const entities = fakeRemote('mf-entities', ['/Jockey/:id'], { seed: 1 }).artifact;
const moved = { title: 'A. Cocher', description: '', type: 'profile', image: null, data: null } as const;

describe('a page that has another address now', () => {
  const open = async (movedTo?: string) => {
    const head = { ...moved, ...(movedTo !== undefined && { movedTo }) };
    const site = await openVisitorSite([shell, entities], undefined, head);
    const serving = { shell: { active: shell.buildId }, 'mf-entities': { active: entities.buildId } };
    site.production.serve(serving, [shell, entities]);
    return site;
  };

  it('leads there for good, with what was asked of it', async () => {
    const site = await open('/Jockey/101');
    const plain = await site.get('/Jockey/500000001');
    expect([plain.statusCode, plain.headers.location]).toEqual([301, '/Jockey/101']);
    const queried = await site.get('/Jockey/500000001?tri=rang');
    expect(queried.headers.location).toBe('/Jockey/101?tri=rang');
    await site.app.close();
  });

  it('is one that moved, and no other', async () => {
    const site = await open();
    expect((await site.get('/Jockey/101')).statusCode).toBe(200);
    await site.app.close();
  });
});
