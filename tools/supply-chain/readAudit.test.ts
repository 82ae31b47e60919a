import { readAudit } from './readAudit';

const advisory = (severity: string) => ({
  module_name: 'left-pad',
  severity,
  title: 'It pads on the right',
  url: 'https://advisories.test/1',
  vulnerable_versions: '<1.3.0',
});
const found = (...severities: string[]) =>
  JSON.stringify({
    advisories: Object.fromEntries(severities.map((each, index) => [index, advisory(each)])),
  });
const error = (code: string) => JSON.stringify({ error: { code, message: 'the registry says 405' } });

describe('the audit of what is delivered', () => {
  it.each([
    ['nothing known', found(), 'passed'],
    ['what can wait', found('low', 'moderate'), 'passed'],
    ['a grave advisory', found('low', 'high'), 'failed'],
    ['a critical one', found('critical'), 'failed'],
    ['a registry without audits', error('ERR_PNPM_AUDIT_BAD_RESPONSE'), 'left out'],
    ['no network', error('ENOTFOUND'), 'left out'],
    ['a lock that cannot be read', error('ERR_PNPM_AUDIT_NO_LOCKFILE'), 'failed'],
    ['no answer at all', '', 'failed'],
    ['an answer of another shape', '{"vulnerabilities":{}}', 'failed'],
  ])('with %s: %s', (_what, printed, outcome) => {
    expect(readAudit(printed).outcome).toBe(outcome);
  });

  it('names each advisory, and why it was left out', () => {
    expect(readAudit(found('high')).lines).toEqual([
      'high: left-pad <1.3.0: It pads on the right https://advisories.test/1',
    ]);
    expect(readAudit(error('ENOTFOUND')).lines).toEqual(['ENOTFOUND: the registry says 405']);
  });
});
