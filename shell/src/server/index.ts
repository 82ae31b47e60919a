import * as router from '@galopin/shared/router';
import * as shellContext from '@galopin/shared/shell-context';
import * as ui from '@galopin/shared/ui';
import type { ShellServer } from '@galopin/shared/contracts';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';
import * as zustand from 'zustand';
import { renderPage } from './renderPage';

/** The half of the shell that a server runs: what remotes share, and how a page is rendered. */
export const shell: ShellServer = {
  modules: {
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': reactDom,
    // Bundlers take what is required for the default import, as Node does.
    'styled-components': Object.assign(styledComponents.default, styledComponents),
    '@galopin/shared/router': router,
    '@galopin/shared/shell-context': shellContext,
    '@galopin/shared/ui': ui,
    zustand,
  },
  render: renderPage,
};
