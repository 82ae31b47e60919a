import { browserClass } from './browserClass';

describe('browserClass', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'chromium',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'chromium mobile',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1 CriOS/140.0 Mobile Safari/604.1',
      'webkit mobile',
    ],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 'webkit'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'firefox'],
    ['curl/8', 'other'],
    [undefined, 'other'],
  ])('takes %s for %s', (agent, expected) => expect(browserClass(agent)).toBe(expected));
});
