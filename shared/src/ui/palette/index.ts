export { Palette, type PaletteGroup, type PaletteItem, type PaletteProps } from './Palette';
