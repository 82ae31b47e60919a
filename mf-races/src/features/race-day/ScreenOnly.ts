import styled from 'styled-components';

/** What is of no use on paper: controls and ways to other pages. */
export const ScreenOnly = styled.div`
  min-width: 0;

  @media print {
    display: none;
  }
`;
