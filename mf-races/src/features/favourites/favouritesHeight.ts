import { css } from 'styled-components';

/** Height of the row of favourites, whatever it says: two lines on a phone. */
export const favouritesHeight = css`
  height: ${({ theme }) => theme.space(22)};

  ${({ theme }) => theme.media.up('md')} {
    height: ${({ theme }) => theme.space(12)};
  }
`;
