import { gunzipSync } from 'node:zlib';
import type { RenderedPage } from '@galopin/shared/contracts';
import { createPacker } from './createPacker';

const content = { html: '<p>Longchamp</p>' } as RenderedPage;
const tail = `<body>${'<p>Prix de l’Arc de Triomphe</p>'.repeat(500)}</body>`;

describe('a document that is packed', () => {
  it.each(['gzip', 'gzip, deflate, br, zstd', 'br;q=0, gzip'])(
    'is one stream of both pieces (%s)',
    async (accepted) => {
      const { body, encoding } = await createPacker()(
        { head: '<head>é</head>', tail: () => tail },
        content,
        accepted,
      );
      expect(encoding).toBe('gzip');
      expect(gunzipSync(body).toString()).toBe(`<head>é</head>${tail}`);
      expect(body.length).toBeLessThan(1000);
    },
  );

  it('has a head of its own in every answer, and the tail that was packed for the first', async () => {
    const pack = createPacker();
    await pack({ head: 'A', tail: () => tail }, content, 'gzip');
    const { body } = await pack({ head: 'B', tail: () => 'another one' }, content, 'gzip');
    expect(gunzipSync(body).toString()).toBe(`B${tail}`);
    const other = await pack({ head: 'C', tail: () => 'another one' }, { ...content }, 'gzip');
    expect(gunzipSync(other.body).toString()).toBe('Canother one');
  });

  it.each([undefined, '', 'br', 'gzip;q=0', 'identity'])(
    'is text for who does not take gzip (%s)',
    async (accepted) => {
      expect(await createPacker()({ head: 'A', tail: () => 'B' }, content, accepted)).toEqual({ body: 'AB' });
    },
  );

  it('is text where a browser renders the page', async () => {
    expect(await createPacker()({ head: 'A', tail: () => 'B' }, null, 'gzip')).toEqual({ body: 'AB' });
  });
});
