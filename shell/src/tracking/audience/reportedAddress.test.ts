import { reportedQuery, reportedReferrer, reportedUrl } from './reportedAddress';

const ORIGIN = 'https://galopin.test';

describe('an address that is reported', () => {
  it('is path and query as they stand', () => {
    expect(reportedUrl('/Jour?jour=2026-01-01&disciplines=plat,trot')).toBe(
      '/Jour?jour=2026-01-01&disciplines=plat,trot',
    );
    expect(reportedUrl('/')).toBe('/');
  });

  it('keeps back what opens an account or names a person, however it is written', () => {
    expect(reportedUrl('/connec?mode=resetPassword&oobCode=s3cret&lang=fr')).toBe(
      '/connec?mode=resetPassword&lang=fr',
    );
    expect(reportedUrl('/connec?%6FobCode=s3cret')).toBe('/connec');
    expect(reportedUrl('/?email=a%40b.fr&FBCLID=1&utm_source=lettre')).toBe('/?utm_source=lettre');
    expect(reportedQuery({ mode: 'resetPassword', oobCode: 's3cret' })).toEqual({ mode: 'resetPassword' });
  });

  it('is the path alone where the whole is longer than what is taken', () => {
    expect(reportedUrl(`/Stats?x=${'a'.repeat(2100)}`)).toBe('/Stats');
    expect(reportedUrl(`/${'a'.repeat(3000)}`)).toHaveLength(2048);
  });
});

describe('where a visitor came from', () => {
  it('is the page and never what was searched for there', () => {
    expect(reportedReferrer('https://moteur.test/search?q=quinté', ORIGIN)).toBe(
      'https://moteur.test/search',
    );
  });

  it('is a page of this site as it would be reported itself', () => {
    expect(reportedReferrer(`${ORIGIN}/connec?oobCode=s3cret&mode=x`, ORIGIN)).toBe(
      `${ORIGIN}/connec?mode=x`,
    );
  });

  it.each(['', 'no address', '/Jour'])('is empty for %p', (referrer) =>
    expect(reportedReferrer(referrer, ORIGIN)).toBe(''),
  );

  it('is nothing that no page is', () => {
    expect(reportedReferrer('android-app://com.example', ORIGIN)).toBe('');
  });
});
