import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface Description {
  readonly term: string;
  /** An entry without detail (`undefined`, `null`, empty text) is left out. */
  readonly detail: ReactNode;
}

/** Facts with their names, in as many columns as fit. */
export function DescriptionList({ items }: { readonly items: readonly Description[] }) {
  const known = items.filter(({ detail }) => detail !== undefined && detail !== null && detail !== '');
  return (
    <List>
      {known.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  margin: 0;

  dt {
    ${({ theme }) => theme.text.caption}
    color: ${({ theme }) => theme.colors.inkFaint};
  }

  dd {
    margin: 0;
    ${({ theme }) => theme.text.body}
    ${({ theme }) => theme.figures}
    overflow-wrap: anywhere;
  }
`;
