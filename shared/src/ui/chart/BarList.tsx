import type { ReactNode } from 'react';
import styled from 'styled-components';

/** One named quantity of a list of bars. */
export interface ListedBar {
  readonly key: string;
  readonly label: ReactNode;
  /** Length of the bar; at least 0. */
  readonly value: number;
  /** The value in words: « 18 % ». */
  readonly text: string;
  /** What the value rests on: « 12 sur 67 ». */
  readonly note?: string;
}

interface Props {
  /** What is compared, read out. */
  readonly label: string;
  readonly bars: readonly ListedBar[];
  /** Value of a full bar; defaults to the largest one. */
  readonly full?: number;
}

/** Quantities one under the other, each with its figure: a chart that is also its own table. */
export function BarList({ label, bars, full }: Props) {
  const longest = full ?? bars.reduce((most, { value }) => Math.max(most, value), 0);
  return (
    <List aria-label={label}>
      {bars.map(({ key, label: name, value, text, note }) => (
        <li key={key}>
          <Name>{name}</Name>
          <Figure>
            {text}
            {note !== undefined && <Note> {note}</Note>}
          </Figure>
          <Track aria-hidden="true">
            <Fill style={{ inlineSize: `${longest > 0 ? Math.min(100, (100 * value) / longest) : 0}%` }} />
          </Track>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${({ theme }) => theme.text.small}

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  }
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Figure = styled.span`
  ${({ theme }) => theme.figures}
  font-weight: 600;
  text-align: end;
`;

const Note = styled.span`
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Track = styled.span`
  grid-column: 1 / -1;
  height: 0.375rem;
  border-radius: ${({ theme }) => theme.radii.pill};
  background: ${({ theme }) => theme.colors.sunken};
  overflow: hidden;
`;

const Fill = styled.span`
  display: block;
  height: 100%;
  border-radius: inherit;
  background: ${({ theme }) => theme.colors.turf};
`;
