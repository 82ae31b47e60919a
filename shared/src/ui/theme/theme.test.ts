import { breakpoints, theme } from './theme';

describe('the window sizes', () => {
  it('are the product’s', () => {
    expect(breakpoints).toEqual({ sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
  });

  it('meet without a gap and without a px in both', () => {
    expect(theme.media.up('lg')).toBe('@media (min-width: 1280px)');
    expect(theme.media.down('lg')).toBe('@media (max-width: 1279.98px)');
  });
});
