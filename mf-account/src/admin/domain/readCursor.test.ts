import { readCursor } from './readCursor';

describe('the place in a growing list', () => {
  it('is the row that the page is before', () => expect(readCursor({ avant: '42' })).toBe('42'));

  it.each([{}, { avant: '' }, { avant: '0' }, { avant: '1 or 1=1' }, { avant: '1234567890123456' }])(
    'is the head of it where the address says %j',
    (query) => expect(readCursor(query)).toBeUndefined(),
  );
});
