import { createGlobalStyle } from 'styled-components';

/** Class of what is printed. */
export const SHEET = 'race-sheet';

/**
 * Prints the sheet alone, on A4 with narrow margins. What is around it takes no room: every element that neither is, holds nor
 * belongs to the sheet is out.
 */
export const PrintStyle = createGlobalStyle`
  @media screen {
    .${SHEET} {
      display: none;
    }
  }

  @media print {
    @page {
      size: A4;
      margin: 10mm;
    }

    body *:not(:has(.${SHEET}), .${SHEET}, .${SHEET} *) {
      display: none;
    }

    body,
    body *:has(.${SHEET}) {
      display: block;
      min-height: 0;
      max-width: none;
      margin: 0;
      padding: 0;
      background: none;
    }
  }
`;
