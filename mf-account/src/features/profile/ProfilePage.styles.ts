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

/** A part of a card. */
export const Subtitle = styled.h3`
  margin: 0;
  ${({ theme }) => theme.text.h4}
`;

/** A key to copy: a click takes the whole of it. */
export const Secret = styled.code`
  user-select: all;
  overflow-wrap: anywhere;
  ${({ theme }) => theme.text.lead}
`;
