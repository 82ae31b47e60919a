import { createPageClock } from './createPageClock';

describe('the time that pages tell', () => {
  it('is that of the server until the page is taken over', () => {
    const clock = createPageClock(1000, () => 5000);
    expect(clock.now()).toBe(1000);
    clock.start();
    expect(clock.now()).toBe(5000);
  });

  it('passes from the beginning where a browser renders the page', () => {
    expect(createPageClock(undefined, () => 5000).now()).toBe(5000);
  });
});
