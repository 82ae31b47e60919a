import { readVersionsAddress, versionsPath } from './versionsAddress';

const queryOf = (path: string) =>
  Object.fromEntries(new URL(path, 'http://site').searchParams) as Readonly<Record<string, string>>;

describe('the address of the versions', () => {
  it('is read as it is written', () => {
    expect(versionsPath()).toBe('/Admin?vue=versions');
    expect(readVersionsAddress(queryOf(versionsPath('mf-races', '7j')))).toEqual({
      name: 'mf-races',
      span: '7j',
    });
  });

  it('is all deployables and a day where it says nothing that can be used', () => {
    expect(readVersionsAddress({ nom: '../shell', depuis: 'toString' })).toEqual({ name: null, span: '24h' });
  });
});
