import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ThemeRoot } from '../theme/ThemeRoot';

/** Renders an element under the site's theme; `rerender` keeps it. */
export function renderUi(element: ReactElement): RenderResult {
  return render(element, { wrapper: ThemeRoot });
}
