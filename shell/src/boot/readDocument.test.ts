import { fakeManifest } from '../testing/fixtures';
import { readManifest, readPublicConfig } from './readDocument';

const page = (body: string) => new DOMParser().parseFromString(body, 'text/html');

describe('the document', () => {
  it('brings the release manifest and the public configuration', () => {
    const manifest = fakeManifest();
    const document = page(
      `<script type="application/json" id="release-manifest">${JSON.stringify(manifest)}</script>
       <script type="application/json" id="public-config">{"demo":true}</script>`,
    );
    expect(readManifest(document)).toEqual(manifest);
    expect(readPublicConfig(document)).toEqual({ demo: true });
  });

  it.each(['', '<script type="application/json" id="release-manifest"></script>'])(
    'without manifest is named (%s)',
    (body) => {
      expect(() => readManifest(page(body))).toThrow('The document has no <script id="release-manifest">');
    },
  );

  it('with a broken block is named, with the cause', () => {
    const document = page('<script type="application/json" id="public-config">{"demo":</script>');
    expect(() => readPublicConfig(document)).toThrow(
      expect.objectContaining({
        message: '<script id="public-config"> is not JSON',
        cause: expect.objectContaining({ name: 'SyntaxError' }),
      }),
    );
  });
});
