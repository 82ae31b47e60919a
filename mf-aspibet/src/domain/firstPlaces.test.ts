import { firstPlaces } from './firstPlaces';

describe('firstPlaces', () => {
  it('cuts an order after the places that are wanted', () => {
    expect(firstPlaces('16-5-14-13-2-9', 5)).toBe('16-5-14-13-2');
  });

  it('takes a dead heat for one place', () => {
    expect(firstPlaces('14 - 3 - 1=4 - 2', 3)).toBe('14-3-1=4');
  });

  it('finds nothing in an empty order', () => {
    expect(firstPlaces('', 5)).toBe('');
  });
});
