import styled from 'styled-components';

/** Name of a row of chips. */
export const Label = styled.p`
  margin: 0 0 ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkFaint};
`;

export const Note = styled.p`
  margin: ${({ theme }) => theme.space(2)} 0 0;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

/** Chips in lines; on phones in one that is moved sideways, as ten bets would take the screen. */
export const ChipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};

  ${({ theme }) => theme.media.down('sm')} {
    flex-wrap: nowrap;
    margin: 0 -${({ theme }) => theme.space(4)};
    padding: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;
