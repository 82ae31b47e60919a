import { securityHeaders } from './securityHeaders';

type Settings = Parameters<typeof securityHeaders>[1];
interface Asked extends Partial<Settings> {
  readonly isPayment?: boolean;
}

const LOCAL: Settings = {
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  PAYPAL_CLIENT_ID: undefined,
  PAYPAL_SDK_BASE_URL: undefined,
  SILK_PICTURES_ORIGIN: undefined,
};

const headersOf = ({ isPayment = false, ...settings }: Asked) =>
  securityHeaders({ nonce: 'N', isPayment }, { ...LOCAL, ...settings });

function directives(asked: Asked, header = 'content-security-policy') {
  const policy = headersOf(asked)[header] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the content policy of a document', () => {
  it('lets scripts of the site run, and no text, whatever is configured', () => {
    expect(directives({})['script-src']).toBe("'self' 'nonce-N'");
    const paid = { PAYPAL_CLIENT_ID: 'id', isPayment: true };
    for (const settings of [{}, paid, { FIREBASE_AUTH_EMULATOR_HOST: undefined }])
      expect(Object.values(directives(settings)).join(' ')).not.toContain('unsafe');
  });

  it('lets pictures of silks come from where the site allows it, and from nowhere else', () => {
    expect(directives({})['img-src']).toBe("'self' data:");
    const allowed = { SILK_PICTURES_ORIGIN: 'https://www.pmu.fr' };
    expect(directives(allowed)['img-src']).toBe("'self' data: https://www.pmu.fr");
  });

  it('names PayPal’s hosts in the document of the payment page alone, those of scripts one by one', () => {
    for (const asked of [{}, { PAYPAL_CLIENT_ID: 'id' }, { isPayment: true }])
      expect(headersOf(asked)['content-security-policy']).not.toContain('paypal');
    expect(directives({ PAYPAL_CLIENT_ID: 'id' })['frame-src']).toBe("'none'");
    const paid = directives({ PAYPAL_CLIENT_ID: 'id', isPayment: true });
    expect(paid['script-src']).toBe(
      "'self' 'nonce-N' https://www.paypal.com https://www.sandbox.paypal.com https://c.paypal.com https://www.paypalobjects.com",
    );
    expect(paid['frame-src']).toBe('https://*.paypal.com');
    expect(paid['connect-src']).toContain('https://*.paypal.com');
  });

  it('names the stand-in for PayPal in its place', () => {
    const paid = directives({
      PAYPAL_CLIENT_ID: 'id',
      PAYPAL_SDK_BASE_URL: 'http://127.0.0.1:3400/sdk/',
      isPayment: true,
    });
    expect(paid['script-src']).toBe("'self' 'nonce-N' http://127.0.0.1:3400");
    expect(Object.values(paid).join(' ')).not.toContain('paypal.com');
  });

  it('names the identity provider only where no emulator stands in for it', () => {
    expect(directives({})['connect-src']).toBe("'self'");
    expect(directives({ FIREBASE_AUTH_EMULATOR_HOST: undefined })['connect-src']).toContain('googleapis.com');
  });

  it('makes nothing a script that has not passed the site’s rule; only watches beside PayPal', () => {
    const wanted = {
      'require-trusted-types-for': "'script'",
      'trusted-types': "default iconify 'allow-duplicates'",
    };
    for (const asked of [{}, { PAYPAL_CLIENT_ID: 'id' }]) {
      expect(directives(asked)).toMatchObject(wanted);
      expect(headersOf(asked)).not.toHaveProperty('content-security-policy-report-only');
    }
    const paid = { PAYPAL_CLIENT_ID: 'id', isPayment: true };
    expect(directives(paid)).not.toHaveProperty('trusted-types');
    expect(directives(paid, 'content-security-policy-report-only')).toMatchObject(wanted);
  });

  it('says where to report', () => {
    expect(directives({})).toMatchObject({ 'report-uri': '/_health/reports', 'report-to': 'site' });
    expect(headersOf({})['reporting-endpoints']).toBe('site="/_health/reports"');
  });
});
