import { formatAmount } from './formatAmount';

describe('formatAmount', () => {
  it.each([
    ['9.90', 'EUR', '9,90\u202f€'],
    ['0.29', 'EUR', '0,29\u202f€'],
    ['1234.50', 'GBP', '1\u202f234,50\u202fGBP'],
    ['gratuit', 'EUR', '–'],
  ])('%s %s reads %s', (value, currency, price) => {
    expect(formatAmount({ value, currency }).replaceAll('\u00a0', '\u202f')).toBe(price);
  });
});
