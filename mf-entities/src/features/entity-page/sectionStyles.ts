import styled from 'styled-components';

/** Title of several cards with a remark. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  margin-bottom: ${({ theme }) => theme.space(3)};
`;

/** Cards in as many columns as fit, each as high as it needs. */
export const CardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space(4)};

  @media print {
    display: block;

    > * {
      margin-bottom: ${({ theme }) => theme.space(4)};
      break-inside: avoid;
    }
  }
`;

/** Two columns of cards from the width of a tablet on. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space(5)};

  ${({ theme }) => theme.media.up('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
