import styled from 'styled-components';

interface Props {
  readonly items: readonly { readonly name: string; readonly color: string }[];
}

/** Which colour is what; the drawing's own label says it to who does not see it. */
export function ChartLegend({ items }: Props) {
  return (
    <Legend aria-hidden="true">
      {items.map(({ name, color }) => (
        <li key={name}>
          <Swatch $color={color} />
          {name}
        </li>
      ))}
    </Legend>
  );
}

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  margin: 0 0 ${({ theme }) => theme.space(2)};
  padding: 0;
  list-style: none;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Swatch = styled.span<{ readonly $color: string }>`
  display: inline-block;
  width: 0.75rem;
  height: 0.1875rem;
  margin-inline-end: ${({ theme }) => theme.space(2)};
  vertical-align: middle;
  background: ${({ $color }) => $color};
`;
