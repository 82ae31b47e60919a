import styled from 'styled-components';

export const PreviewTitle = styled.h3`
  margin: 0;
  ${({ theme }) => theme.text.h2}
  overflow-wrap: anywhere;
`;

export const Lead = styled.p`
  margin: 0;
  max-width: ${({ theme }) => theme.widths.text};
  ${({ theme }) => theme.text.lead}
  overflow-wrap: anywhere;
`;
