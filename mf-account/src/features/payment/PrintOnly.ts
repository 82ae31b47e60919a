import { createGlobalStyle } from 'styled-components';

/** Class of what is printed while `PrintOnly` is in the page. */
export const PRINTED = 'printed';

/** Prints what is marked, without the site around it, whatever the shell has there. */
export const PrintOnly = createGlobalStyle`
  @media print {
    body * {
      visibility: hidden;
    }

    .${PRINTED},
    .${PRINTED} * {
      visibility: visible;
    }

    .${PRINTED} {
      position: absolute;
      inset: 0 0 auto;
    }
  }
`;
