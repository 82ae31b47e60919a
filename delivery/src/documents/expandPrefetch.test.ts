import { expandPrefetch } from './expandPrefetch';

const values = (query: string) => ({
  params: { id: 'a/b' },
  query: new URLSearchParams(query),
  now: new Date('2026-07-07T23:30:00Z'),
});

describe('expandPrefetch', () => {
  it('puts in path and query values, encoded', () => {
    expect(expandPrefetch('/cachedate?id={params.id}&q={query.q}', values('q=é'))).toBe(
      '/cachedate?id=a%2Fb&q=%C3%A9',
    );
  });

  it('takes the current day in UTC where today is the default', () => {
    const template = '/caractrap?jour={query.jour|today}&reun=1';
    expect(expandPrefetch(template, values(''))).toBe('/caractrap?jour=2026-07-07&reun=1');
    expect(expandPrefetch(template, values('jour=2022-12-04'))).toBe('/caractrap?jour=2022-12-04&reun=1');
  });

  it('takes the current day where no value is asked for, and never a visitor’s word for it', () => {
    expect(expandPrefetch('/caractrap?jour={today}', values('jour=2022-12-04'))).toBe(
      '/caractrap?jour=2026-07-07',
    );
    expect(expandPrefetch('/x?q={query.q}', values('q=today'))).toBe('/x?q=today');
  });

  it('gives nothing for a placeholder it does not know', () => {
    expect(expandPrefetch('/x?q={session.uid}', values(''))).toBeNull();
  });

  it('gives nothing when a value without default is missing', () => {
    expect(expandPrefetch('/x?q={query.q}', values(''))).toBeNull();
    expect(expandPrefetch('/x?q={params.other}', values(''))).toBeNull();
  });
});
