import styled from 'styled-components';

/** Things with a button each. */
export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(2)};
    min-height: ${({ theme }) => theme.sizes.touch};
  }

  > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > li > span > :last-child:not(:only-child) {
    display: block;
  }

  > li + li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }
`;
