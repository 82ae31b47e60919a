import { colorRules } from './colorRules';
import { clothColors, colors, palettes, type ColorName } from './colors';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

describe.each(Object.entries(palettes))('the %s colours', (_, colors) => {
  const { paper, surface, sunken } = colors;

  it.each<readonly [string, string]>([
    ...[colors.ink, colors.inkSoft, colors.inkFaint, colors.turf, colors.red, colors.amberInk].flatMap(
      (text) => [paper, surface, sunken].map((ground) => [text, ground] as const),
    ),
    [colors.onTurf, colors.turf],
    [colors.onTurf, colors.turfHover],
    [colors.onDeep, colors.turfDeep],
    [colors.onDeep, colors.turfDeepHover],
    [colors.onTurfSoft, colors.turfDeep],
    [colors.amberBright, colors.turfDeep],
    [colors.onAmber, colors.amber],
    [colors.ink, colors.amberSoft],
    [colors.ink, colors.turfSoft],
    [colors.turf, colors.turfSoft],
    [colors.amberInk, colors.amberSoft],
    [colors.onRed, colors.red],
    [colors.onRed, colors.redHover],
    [colors.red, colors.redSoft],
    [colors.blue, colors.blueSoft],
    ...Object.values(clothColors).map(
      ({ figures, background }) => [colors[figures], colors[background]] as const,
    ),
  ])('text %s is legible on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each<readonly [string, string]>([
    [colors.lineStrong, paper],
    [colors.lineStrong, surface],
    [colors.focus, paper],
    [colors.focus, sunken],
    [colors.focusOnTurf, colors.turfDeep],
  ])('edge %s stands out on %s', (edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('has the same names by day and by night, each a variable that the global style declares', () => {
  expect(Object.keys(palettes.dark)).toEqual(Object.keys(palettes.light));
  for (const [name, value] of Object.entries(colors)) {
    expect(value).toBe(`var(--color-${name})`);
    expect(colorRules).toContain(`--color-${name}:${palettes.light[name as ColorName]};`);
  }
});
