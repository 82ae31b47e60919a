import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { followPmu } from './followPmu';

const pace = { liveInterval: 1000, pause: 300 };
const pmuBaseUrl = 'http://feed.test';
const environment = 'production';

function setUp() {
  const warn = jest.fn();
  const options = {
    db: {} as Kysely<Database>,
    databaseUrl: 'postgres://nowhere',
    now: () => 0,
    onChange: () => undefined,
    publish: () => undefined,
    alert: () => Promise.resolve(),
    logger: { info: () => undefined, warn, error: () => undefined },
  };
  return { warn, options };
}

describe('whether PMU is followed', () => {
  it('is not, and nobody is told, without its address', () => {
    const { warn, options } = setUp();
    expect(followPmu({ demo: true, pmuBaseUrl, environment, followPace: undefined }, options)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  it('is not beside the demo world, and the log says so', () => {
    const { warn, options } = setUp();
    expect(followPmu({ demo: true, pmuBaseUrl, environment, followPace: pace }, options)).toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('DEMO=0'), {});
  });

  it('is with an address of its own and no demo; it stands by until it has begun', () => {
    const { options } = setUp();
    const feed = followPmu({ demo: false, pmuBaseUrl, environment, followPace: pace }, options);
    expect(feed?.health()).toMatchObject({ status: 'ok', role: 'standing by', lastAnswerAt: null });
  });
});
