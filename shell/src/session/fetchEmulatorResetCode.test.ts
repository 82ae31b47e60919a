import '../testing/installFetch';
import { fetchEmulatorResetCode } from './fetchEmulatorResetCode';

const sent = (oobCode: string, email: string, requestType = 'PASSWORD_RESET') => ({
  oobCode,
  email,
  requestType,
});

describe('fetchEmulatorResetCode', () => {
  const before = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = before;
  });
  const asked: string[] = [];
  const answerWith = (status: number, body: unknown) => {
    asked.length = 0;
    globalThis.fetch = async (address) => {
      asked.push(String(address));
      return Response.json(body, { status });
    };
  };
  const ask = () => fetchEmulatorResetCode('http://site.test', 'demo-galopin', 'Membre@demo.test');

  it('takes the newest code for a new password of the address', async () => {
    const oobCodes = [
      sent('first', 'membre@demo.test'),
      sent('second', 'membre@demo.test'),
      sent('of another', 'autre@demo.test'),
      sent('of another kind', 'membre@demo.test', 'VERIFY_EMAIL'),
    ];
    answerWith(200, { oobCodes });
    expect(await ask()).toBe('second');
    expect(asked).toEqual(['http://site.test/emulator/v1/projects/demo-galopin/oobCodes']);
  });

  it.each([
    [200, { oobCodes: [] }],
    [200, {}],
    [502, 'The identity provider does not answer.'],
  ])('has none in an answer %d %j', async (status, body) => {
    answerWith(status, body);
    expect(await ask()).toBeNull();
  });
});
