import styled from 'styled-components';

/** Two columns of cards where there is room. */
export const Cards = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  align-items: start;

  ${({ theme }) => theme.media.up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Text = styled.p`
  margin: 0;
`;

/** Text beside what it explains. */
export const Hint = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
