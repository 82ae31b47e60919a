import styled from 'styled-components';

/**
 * Odds, money, times and counts, in figures of one width and never broken over two lines. Takes text made by the
 * formatters of `@galopin/shared/lib`; `as="time"` for a time of day.
 */
export const NumericText = styled.span<{ readonly $strong?: boolean; readonly $muted?: boolean }>`
  ${({ theme }) => theme.figures}
  white-space: nowrap;
  font-weight: ${({ $strong }) => ($strong ? 650 : 'inherit')};
  color: ${({ theme, $muted }) => ($muted ? theme.colors.inkFaint : 'inherit')};
`;
