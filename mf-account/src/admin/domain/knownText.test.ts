import { knownText } from './knownText';

describe('knownText', () => {
  it('says what the table says', () => expect(knownText({ pturf: 'PTurf' }, 'pturf')).toBe('PTurf'));

  it('hands on a key that the table does not know, or what is to be said then', () => {
    expect(knownText({}, 'later')).toBe('later');
    expect(knownText({}, 'later', 'Later rule')).toBe('Later rule');
  });

  it('takes nothing from what every object has', () =>
    expect(knownText({}, 'constructor')).toBe('constructor'));
});
