import { readReports } from './readReports';

describe('readReports', () => {
  it('reads a list of the Reporting API', () => {
    const body = [
      {
        type: 'csp-violation',
        body: { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.test/a.js?b' },
      },
      {
        type: 'integrity-violation',
        body: { destination: 'script', blockedURL: 'https://site.test/_mf/x.js' },
      },
    ];
    expect(readReports(body)).toEqual([
      { type: 'csp-violation', directive: 'script-src-elem', blocked: 'https://evil.test' },
      { type: 'integrity-violation', directive: 'script', blocked: 'https://site.test' },
    ]);
  });

  it('reads the older shape', () => {
    const body = { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'data' } };
    expect(readReports(body)).toEqual([{ type: 'csp-violation', directive: 'img-src', blocked: 'data' }]);
  });

  it.each([null, 'text', 7, {}, [null], [{ type: 'made-up', body: { effectiveDirective: 'made-up' } }]])(
    'makes nothing new of %j',
    (body) => expect(readReports(body)).toEqual([{ type: 'other', directive: 'other', blocked: 'unknown' }]),
  );

  it('keeps no path, no query and no data of what was refused', () => {
    const of = (blockedURL: string) =>
      readReports([{ type: 'csp-violation', body: { blockedURL } }])[0]?.blocked;
    expect(of('data:text/javascript,alert(1)')).toBe('data:');
    expect(of('https://a.test/Profile?name=Ann')).toBe('https://a.test');
    expect(of('no address at all')).toBe('unknown');
  });
});
