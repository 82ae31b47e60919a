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
    ${({ theme }) => theme.text.body}
    -webkit-font-smoothing: antialiased;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
  }
`;
