import { RELEASE_NEWS } from '@galopin/shared/contracts';
import { createTestApp, type TestApp } from '../testing/createTestApp';

const internalToken = 'what only delivery and backend know';

describe('news of a release', () => {
  let test: TestApp;
  let heard: string[];

  beforeAll(async () => {
    test = await createTestApp({ internalToken });
  }, 60_000);
  beforeEach(() => {
    heard = [];
  });
  afterAll(() => test.close());

  const tell = async (token: string | undefined, payload: object) => {
    const leave = test.hub.add({ write: (chunk) => heard.push(chunk.toString()) > 0, end: () => undefined });
    const headers = token === undefined ? {} : { [RELEASE_NEWS.header]: token };
    const answer = await test.app.inject({ method: 'POST', url: RELEASE_NEWS.path, headers, payload });
    await test.messaging.board.look();
    leave();
    return answer.statusCode;
  };

  it('reaches every open page', async () => {
    expect(await tell(internalToken, { environment: 'production', release: 7 })).toBe(204);
    expect(heard.at(-1)).toMatch(
      /^id: \d+\nevent: release\ndata: \{"release":7,"environment":"production"\}\n\n$/,
    );
  });

  it.each([undefined, '', 'wrong', `${internalToken} `])('is not taken with the secret %j', async (token) => {
    expect(await tell(token, { environment: 'production', release: 7 })).toBe(401);
    expect(heard.join('')).not.toContain('event: release');
  });

  it('is refused when it says something else', async () => {
    expect(await tell(internalToken, { environment: 'production', release: 'seven' })).toBe(400);
    expect(await tell(internalToken, {})).toBe(400);
  });

  it('is taken from nobody where no secret is set', async () => {
    const open = await createTestApp();
    const answer = await open.app.inject({ method: 'POST', url: RELEASE_NEWS.path, payload: { release: 1 } });
    expect(answer.statusCode).toBe(404);
    await open.close();
  });
});
