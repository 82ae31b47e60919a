import { readShare } from './readShare';

describe('readShare', () => {
  it.each([
    ['10', 1000],
    ['0.5 %', 50],
    ['12.25%', 1225],
    ['0', 0],
    ['100', 10_000],
    ['0.29', 29],
  ])('reads %s as %d hundredths of a percent', (text, share) => expect(readShare(text)).toBe(share));

  it.each(['', 'ten', '-1', '100.01', '1.234', '10,5', '1e1'])('refuses %j', (text) => {
    expect(() => readShare(text)).toThrow('wanted a percentage from 0 to 100');
  });
});
