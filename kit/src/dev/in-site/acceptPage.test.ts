import acceptPage from './acceptPage.cjs';

describe('a page in the running site', () => {
  it('keeps what it exports and takes its own updates', () => {
    const source = acceptPage("export const page = { title: 'T' };");
    expect(source).toContain("export const page = { title: 'T' };");
    expect(source).toMatch(/import \{ keepHot as galopinKeepHot \} from ".*hotPage";/);
    expect(source).toContain('if (import.meta.webpackHot) galopinKeepHot(import.meta.webpackHot, page);');
  });
});
