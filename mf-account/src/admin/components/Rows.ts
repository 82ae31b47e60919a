import styled from 'styled-components';

/** Rows of a list with a line between two; `$flush` where all of a row is a link, which has its own padding. */
export const Rows = styled.ul<{ readonly $flush?: boolean }>`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space(1)};
    padding: ${({ theme, $flush }) => ($flush ? 0 : `${theme.space(3)} ${theme.space(4)}`)};
    overflow-wrap: anywhere;
  }

  > li + li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }
`;

/** What is said of something below its name, or beside it. */
export const Note = styled.div`
  margin: 0;
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
  overflow-wrap: anywhere;
`;

/** A number that people copy; may be long. */
export const Code = styled.code`
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: 0.9375em;
  overflow-wrap: anywhere;
`;
