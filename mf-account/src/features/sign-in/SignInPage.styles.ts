import styled from 'styled-components';

/** Form and, beside it where there is room, the demonstration's accounts. */
export const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  max-width: 26rem;

  ${({ theme }) => theme.media.up('md')} {
    grid-template-columns: repeat(auto-fit, minmax(20rem, 26rem));
    align-items: start;
    gap: ${({ theme }) => theme.space(6)};
    max-width: none;
  }
`;
