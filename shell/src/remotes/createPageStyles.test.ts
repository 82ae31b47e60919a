import { fakeBuild } from '../testing/fixtures';
import { createPageStyles } from './createPageStyles';

const withCss = (build = fakeBuild()) => ({ ...build, pages: { home: { js: [], css: ['home.css'] } } });
const links = () => [...document.head.querySelectorAll('link')];
const paths = () => links().map(({ href }) => new URL(href).pathname);
const settle = (kind: 'load' | 'error') => links().forEach((link) => link.dispatchEvent(new Event(kind)));

beforeEach(() => document.head.replaceChildren());
const create = () => createPageStyles(document, { integrityOf: (url) => `sha384-of-${url}` });

describe('style sheets of a page', () => {
  it('are waited for, and asked for with their hash, once', async () => {
    const styles = create();
    const loads = Promise.all([styles.load(withCss(), 'home'), styles.load(withCss(), 'home')]);
    expect(links()).toHaveLength(1);
    expect(links()[0]).toMatchObject({
      rel: 'stylesheet',
      crossOrigin: 'anonymous',
      integrity: `sha384-of-${fakeBuild().base}home.css`,
    });
    settle('load');
    await loads;
  });

  it('fail by name when one does not come or is not the promised one, and can be tried again', async () => {
    const styles = create();
    const failing = styles.load(withCss(), 'home');
    settle('error');
    const url = `${fakeBuild().base}home.css`;
    await expect(failing).rejects.toMatchObject({ code: 'remote-load', details: { url } });
    expect(links()).toEqual([]);
    const again = styles.load(withCss(), 'home');
    settle('load');
    await again;
  });

  it('are none for a page without any', async () => {
    await create().load(fakeBuild(), 'home');
    expect(links()).toEqual([]);
  });

  it('of another build of the same remote go when a build is on screen', async () => {
    const styles = create();
    const [before, after, other] = [
      withCss(fakeBuild('mf-a', '1111111111111111')),
      withCss(fakeBuild('mf-a', '2222222222222222')),
      withCss(fakeBuild('mf-b', '1111111111111111')),
    ];
    const loads = [before, after, other].map((build) => styles.load(build, 'home'));
    settle('load');
    await Promise.all(loads);
    styles.keepOnly(after);
    expect(paths()).toEqual([`${after.base}home.css`, `${other.base}home.css`]);
  });

  it('of a build whose widget is beside the page stay until that is gone', async () => {
    const styles = create();
    const [page, widget] = [
      withCss(fakeBuild('mf-a', '1111111111111111')),
      withCss(fakeBuild('mf-a', '2222222222222222')),
    ];
    const loads = [page, widget].map((build) => styles.load(build, 'home'));
    settle('load');
    await Promise.all(loads);
    const release = styles.hold(widget);
    styles.keepOnly(page);
    expect(paths()).toEqual([`${page.base}home.css`, `${widget.base}home.css`]);
    release();
    styles.keepOnly(page);
    expect(paths()).toEqual([`${page.base}home.css`]);
  });
});
