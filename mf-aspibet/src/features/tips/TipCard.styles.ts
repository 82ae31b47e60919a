import styled from 'styled-components';

export const Label = styled.span`
  color: ${({ theme }) => theme.colors.turf};
  white-space: nowrap;
`;

export const Facts = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

/** Selection and groups one below the other on a phone, side by side from `md`. */
export const Body = styled.div`
  display: grid;
  gap: ${({ theme }) => `${theme.space(4)} ${theme.space(8)}`};
  padding: ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.media.up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Selection = styled.div`
  min-width: 0;
`;

export const Lead = styled.p`
  margin: 0 0 ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.text.h3}
  overflow-wrap: anywhere;
`;

export const Text = styled.p`
  margin: ${({ theme }) => theme.space(3)} 0 0;
  max-width: ${({ theme }) => theme.widths.text};
  overflow-wrap: anywhere;
`;

export const Notes = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  margin: ${({ theme }) => theme.space(3)} 0 0;
  padding: 0;
  max-width: ${({ theme }) => theme.widths.text};
  ${({ theme }) => theme.text.small}
  list-style: none;
  overflow-wrap: anywhere;

  > li {
    display: flex;
    align-items: baseline;
    gap: ${({ theme }) => theme.space(2)};
  }
`;

export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space(4)};
  align-content: start;
  min-width: 0;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  padding: ${({ theme }) => `0 ${theme.space(4)} ${theme.space(4)}`};
  ${({ theme }) => theme.text.small}
`;
