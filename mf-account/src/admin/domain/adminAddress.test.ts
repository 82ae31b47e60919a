import { ADMIN_VIEW_NAMES, adminPath, readAdminView } from './adminAddress';

const queryOf = (path: string) =>
  Object.fromEntries(new URL(path, 'http://site').searchParams) as Readonly<Record<string, string>>;

describe('the address of a view of /Admin', () => {
  it.each(ADMIN_VIEW_NAMES)('leads back to %s', (view) => {
    expect(readAdminView(queryOf(adminPath(view)))).toBe(view);
  });

  it('is the system’s health where it asks for nothing, or for nothing that exists', () => {
    expect(adminPath('health')).toBe('/Admin');
    expect(readAdminView({})).toBe('health');
    expect(readAdminView({ vue: 'toString' })).toBe('health');
  });

  it('says what of the view, without what is empty', () => {
    expect(adminPath('content', { du: '2026-11-01', au: undefined, page: '' })).toBe(
      '/Admin?vue=contenus&du=2026-11-01',
    );
  });
});
