export type { GalopinTheme } from './theme/styled';
export { breakpoints, theme, type Breakpoint, type Theme } from './theme/theme';
export type { ClothKind } from './theme/colors';
export { ThemeRoot } from './theme/ThemeRoot';
export { controlHeight } from './theme/controlHeight';
