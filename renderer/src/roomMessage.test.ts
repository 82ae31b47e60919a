import { readRoomMessage } from './roomMessage';

const page = { status: 200, title: 'A page', html: '<p>', css: '', cssVersion: '6', state: '{}' };
const read = (message: unknown) => readRoomMessage(JSON.stringify(message));

describe('a message of a room', () => {
  it.each([
    { kind: 'ready' },
    { kind: 'rendered', id: 1, page },
    { kind: 'failed', id: 1, message: 'broken', stack: '' },
  ])('is read: %j', (message) => {
    expect(read(message)).toEqual(message);
  });

  it('has its arguments and its context parsed', () => {
    expect(read({ kind: 'ask', id: 1, of: 2, call: 'get', args: '["/x"]' })).toMatchObject({
      args: ['/x', {}],
    });
    expect(read({ kind: 'log', of: null, level: 'info', message: 'x', context: '{"a":1}' })).toMatchObject({
      context: { a: 1 },
    });
  });

  it.each([
    ['of an unknown kind', { kind: 'constructor' }],
    ['without a kind', [1]],
    ['about no render', { kind: 'rendered', id: 0, page }],
    ['with a status that no document has', { kind: 'rendered', id: 1, page: { ...page, status: 302 } }],
    ['with a page of no text', { kind: 'rendered', id: 1, page: { ...page, html: { toString: 1 } } }],
    ['with a page that is too long', { kind: 'rendered', id: 1, page: { ...page, html: 'x'.repeat(5e6) } }],
    ['with a stack that is too long', { kind: 'failed', id: 1, message: '', stack: 'x'.repeat(2001) }],
    ['with a call that does not exist', { kind: 'ask', id: 1, of: 1, call: 'log', args: '["/x"]' }],
    ['with arguments that are no JSON', { kind: 'ask', id: 1, of: 1, call: 'get', args: '[' }],
    ['with a level that the logger lacks', { kind: 'log', of: null, level: 'fatal', message: 'x' }],
  ])('is refused %s', (_what, message) => {
    expect(read(message)).toBeNull();
  });

  it('is refused when it is no JSON', () => {
    expect(readRoomMessage('')).toBeNull();
  });
});
