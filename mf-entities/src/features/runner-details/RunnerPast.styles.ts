import styled from 'styled-components';

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  margin: 0 0 ${({ theme }) => theme.space(2)};
  padding: 0;
  list-style: none;
  ${({ theme }) => theme.text.small}
`;

export const Runs = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Place, race and odds in columns, whatever the width. */
export const Run = styled.li`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => `${theme.space(1.5)} 0`};
  border-top: ${({ theme }) => theme.borders.hairline};
  ${({ theme }) => theme.text.small}

  small {
    display: block;
    ${({ theme }) => theme.text.caption}
    color: ${({ theme }) => theme.colors.inkSoft};
  }
`;

export const Note = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
