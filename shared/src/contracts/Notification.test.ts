import { MESSAGES_MISSED, readersOf } from './Notification';

describe('a message', () => {
  it.each([
    ['people', undefined],
    ['people', {}],
    ['people', { type: 'payment' }],
    ['people', { type: 'constructor' }],
    ['people', { type: ['arrival'] }],
    ['arrival', { type: 'arrival' }],
    ['change', { type: 'change' }],
    ['change', { type: MESSAGES_MISSED }],
  ])('is for %s with %j', (readers, meta) =>
    expect(readersOf(meta === undefined ? {} : { meta })).toBe(readers),
  );
});
