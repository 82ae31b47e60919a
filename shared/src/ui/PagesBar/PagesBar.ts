import styled from 'styled-components';

/** Foot of a list: « Page 2 sur 40 » between the ways to turn. Its owner names it. */
export const PagesBar = styled.nav`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  border-top: ${({ theme }) => theme.borders.hairline};
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};

  @media print {
    display: none;
  }
`;
