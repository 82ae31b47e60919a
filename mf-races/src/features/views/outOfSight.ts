import { css } from 'styled-components';
import { ROWS_IN_SIGHT } from '../../domain/rowsInSight';

/** Lets the browser leave something without layout and paint until it comes near. Paper has everything. */
export const skippedWhileOutOfSight = (size: string) => css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${size};

  @media print {
    content-visibility: visible;
  }
`;

/**
 * List whose rows below any window are laid out when they come near.
 * @param size height of a row as it mostly is
 */
export const longList = (size: string) => css`
  margin: 0;
  padding: 0;
  list-style: none;

  > li:nth-child(n + ${ROWS_IN_SIGHT + 1}) {
    ${skippedWhileOutOfSight(size)}
  }
`;
