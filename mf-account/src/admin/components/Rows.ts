import styled from 'styled-components';

/** Rows of an administrator's list, with a line between two. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  }

  > li + li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }
`;

/** What is said of a row below its name. */
export const Soft = styled.div`
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

/** A number that people copy; may be long. */
export const Code = styled.code`
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: 0.9375em;
  overflow-wrap: anywhere;
`;
