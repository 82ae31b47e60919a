import styled from 'styled-components';

/** Terms with their explanation below, in a `dl` of `div`s. */
export const TermList = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  margin: 0;

  dt {
    ${({ theme }) => theme.text.h4}
  }

  dd {
    max-width: ${({ theme }) => theme.widths.text};
    margin: ${({ theme }) => theme.space(1)} 0 0;
  }
`;
