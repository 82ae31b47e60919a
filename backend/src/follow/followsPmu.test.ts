import { followsPmu } from './followsPmu';

describe('whether PMU is followed', () => {
  it.each([
    [{ PMU_BASE_URL: 'http://feed.test' }, false, true, 0],
    [{ PMU_BASE_URL: 'http://feed.test' }, true, false, 1],
    [{ PMU_BASE_URL: '' }, false, false, 0],
    [{}, false, false, 0],
  ])('with %p and demo %p: %p', (environment, demo, follows, warnings) => {
    const warn = jest.fn();
    expect(followsPmu(environment, demo, { warn })).toBe(follows);
    expect(warn).toHaveBeenCalledTimes(warnings);
  });
});
