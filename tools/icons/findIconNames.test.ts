import { findIconNames } from './findIconNames';

const find = (source: string) => {
  const { sure, possible } = findIconNames(source);
  return { sure: [...sure], possible: [...possible] };
};

describe('findIconNames', () => {
  it.each([
    ['<Icon name="calendar" />', 'calendar'],
    ['<Icon\n  label="x"\n  name="chart-bar"\n/>', 'chart-bar'],
    ['<Button icon="refresh">', 'refresh'],
    ["{ to: '/', icon: 'home' }", 'home'],
    ["function A({ icon = 'calendar-off' }: Props)", 'calendar-off'],
  ])('is sure of the name in %j', (source, name) => {
    expect(find(source).sure).toEqual([name]);
  });

  it.each([
    ["<Icon name={up ? 'chevron-up' : 'chevron-down'} />", ['chevron-up', 'chevron-down']],
    ["<IconButton icon={isShown ? 'eye' : 'eye-off'} />", ['eye', 'eye-off']],
    ["({ icon: isShown ? 'eye' : 'eye-off' })", ['eye', 'eye-off']],
    ["const icons: Record<Kind, IconName> = { a: 'star', b: 'x' };", ['star', 'x']],
    ["const icons = ['star', 'x'] as const satisfies readonly IconName[];", ['star', 'x']],
  ])('considers the texts in %j', (source, names) => {
    expect(find(source).possible).toEqual(names);
  });

  it('leaves out other sets and what cannot be a name', () => {
    expect(find('<Icon name="mdi:horse" /><Icon name="…" />')).toEqual({ sure: [], possible: [] });
  });
});
