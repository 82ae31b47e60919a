import styled from 'styled-components';

/** Keeps a widget's place free while it is on its way; without a height it is none, and no gap of the page either. */
export function Reserve({ height }: { readonly height: number | undefined }) {
  return height === undefined ? null : <Place aria-hidden="true" $height={height} />;
}

/** By a rule: what a document says in a `style` attribute its policy keeps from working. */
const Place = styled.div<{ readonly $height: number }>`
  height: ${({ $height }) => $height}px;
`;
