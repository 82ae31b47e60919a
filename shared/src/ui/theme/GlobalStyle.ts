import { createGlobalStyle } from 'styled-components';
import { colorRules } from './colorRules';

/** What every element starts from. Mounted once, by the shell or by a remote that runs alone. */
export const GlobalStyle = createGlobalStyle`
  ${colorRules}

  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  html {
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: ${({ theme }) => theme.space(20)};
  }

  body {
    margin: 0;
    color: ${({ theme }) => theme.colors.ink};
    background: ${({ theme }) => theme.colors.paper};
    font-family: ${({ theme }) => theme.fontFamily};
    /* Archivo's own space is narrow beside its letters. */
    word-spacing: 0.08em;
    ${({ theme }) => theme.text.body}
    -webkit-font-smoothing: antialiased;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
  }

  /* The system's colours take the place of ours, and with them what tells the chosen one apart. */
  @media (forced-colors: active) {
    [aria-selected='true'],
    [aria-pressed='true'],
    [aria-current]:not([aria-current='false']) {
      color: HighlightText !important;
      background: Highlight !important;
      forced-color-adjust: none;
    }
  }
`;
