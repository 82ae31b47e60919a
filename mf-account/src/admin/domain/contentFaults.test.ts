import { NO_SELLER } from '@galopin/shared/lib';
import { contentFaults, slugFault } from './contentFaults';
import { EMPTY_TIP } from './tipLines';

const runners = [1, 2, 3].map((number) => ({ number, name: `Cheval ${number}`, isNonRunner: number === 3 }));

describe('what is wrong with a text', () => {
  it('is told by field', () => {
    const article = { title: '', summary: 'x'.repeat(301), body: 'Un.', position: 1.5 };
    expect(contentFaults('articles', article, [], true)).toEqual({
      title: { reason: 'empty' },
      summary: { reason: 'long', most: 300 },
      position: { reason: 'position' },
    });
    expect(contentFaults('legal', { title: 'CGV', body: '{fax}' }, [], true)).toEqual({
      body: { reason: 'unknown-blank', blank: '{fax}' },
    });
    const seller = { ...NO_SELLER, siren: '12', email: 'x', name: 'a\nb' };
    expect(contentFaults('seller', seller, [], true)).toEqual({
      siren: { reason: 'siren' },
      email: { reason: 'email' },
      name: { reason: 'one-line' },
    });
  });

  it('is told of a tip by what its race has, a draft’s missing numbers excepted', () => {
    const tip = { ...EMPTY_TIP, selection: [3] };
    expect(contentFaults('tips', tip, runners, false)).toEqual({
      selection: { reason: 'tip-non-runner', number: 3 },
    });
    expect(contentFaults('tips', { ...EMPTY_TIP, selection: [1] }, runners, false)).toEqual({});
    expect(contentFaults('tips', { ...EMPTY_TIP, selection: [1] }, runners, true)).toEqual({
      selection: { reason: 'tip-count', number: 2 },
    });
  });

  it('is told of an address', () => {
    expect(slugFault('lire-les-cotes')).toBeNull();
    expect(slugFault('Lire')).toEqual({ reason: 'slug' });
  });
});
