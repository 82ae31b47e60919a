import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface Fact {
  readonly name: string;
  /** A fact without value (`null`, empty text) is left out. */
  readonly value: ReactNode;
}

/** Facts one below the other, name at the start, value at the end: for values as long as an address. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <List>
      {facts
        .filter(({ value }) => value !== null && value !== '')
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}

const List = styled.dl`
  margin: 0;

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(4)};
    padding: ${({ theme }) => theme.space(2)} 0;
  }

  > div + div {
    border-top: ${({ theme }) => theme.borders.hairline};
  }

  > div:last-child {
    padding-bottom: 0;
  }

  dt {
    flex: none;
    max-width: 50%;
    ${({ theme }) => theme.text.small}
    color: ${({ theme }) => theme.colors.inkSoft};
  }

  dd {
    min-width: 0;
    margin: 0;
    ${({ theme }) => theme.figures}
    text-align: right;
    overflow-wrap: anywhere;
  }
`;
