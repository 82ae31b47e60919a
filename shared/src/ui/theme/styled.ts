import type {} from 'styled-components';
import type { Theme } from './theme';

declare module 'styled-components' {
  export interface DefaultTheme extends Theme {}
}

/** What `theme` is inside every styled component. */
export type GalopinTheme = Theme;
