import styled from 'styled-components';

/**
 * One row of a list, all of it a link: `styled(RowLink)` sets the grid's areas and columns, `as={Link}` makes it the
 * router's.
 */
export const RowLink = styled.a`
  display: grid;
  gap: ${({ theme }) => `${theme.space(0.5)} ${theme.space(2)}`};
  align-items: baseline;
  padding: ${({ theme }) => `${theme.space(2.5)} ${theme.space(4)}`};
  color: inherit;
  text-decoration: none;

  ${({ theme }) => theme.media.hover} {
    &:hover {
      background: ${({ theme }) => theme.colors.sunken};
    }
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
    outline-offset: -3px;
  }
`;
