import styled, { css } from 'styled-components';
import type { Breakpoint } from '../theme/theme';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export const TableScroll = styled.div`
  position: relative;
  max-width: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
    outline-offset: -3px;
  }
`;

export const TableElement = styled.table<{ readonly $dense: boolean }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  ${({ theme, $dense }) =>
    $dense && `& :is(th, td):not(:first-child, :last-child) { padding-inline: ${theme.space(2)}; }`}
`;

export const TableCaption = styled.caption<{ readonly $hidden: boolean }>`
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  ${({ theme }) => theme.text.label}
  color: ${({ theme }) => theme.colors.inkSoft};
  text-align: left;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

interface CellProps {
  readonly $align: 'start' | 'center' | 'end';
  readonly $from: Breakpoint | undefined;
  readonly $sticky: boolean;
}

const cellStyles = css<CellProps>`
  height: ${({ theme }) => theme.sizes.touch};
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
  border-bottom: ${({ theme }) => theme.borders.hairline};
  text-align: ${({ $align }) => $align};
  vertical-align: middle;

  &:first-child {
    padding-left: ${({ theme }) => theme.space(3)};
  }

  &:last-child {
    padding-right: ${({ theme }) => theme.space(3)};
  }

  ${({ theme }) => theme.media.up('lg')} {
    height: ${({ theme }) => theme.sizes.compact};
    padding-inline: ${({ theme }) => theme.space(3)};
  }

  ${({ theme, $from }) => $from !== undefined && `${theme.media.down($from)} { display: none; }`}
  ${({ theme, $sticky }) =>
    $sticky && `position: sticky; left: 0; z-index: ${theme.depths.base + 1}; background: inherit;`}
`;

export const HeadRow = styled.tr`
  background: ${({ theme }) => theme.colors.sunken};
`;

export const HeadCell = styled.th<CellProps>`
  ${cellStyles}
  ${({ theme }) => theme.text.caption}
  font-weight: 650;
  color: ${({ theme }) => theme.colors.inkSoft};
  white-space: nowrap;

  abbr {
    text-decoration: none;
  }
`;

export const SortButton = styled.button<{ readonly $align: CellProps['$align'] }>`
  position: relative;
  display: inline-flex;
  flex-direction: ${({ $align }) => ($align === 'end' ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  min-height: ${({ theme }) => theme.sizes.touch};
  margin: ${({ theme }) => `-${theme.space(1)}`} 0;
  padding: 0;
  border: 0;
  color: inherit;
  background: none;
  font: inherit;
  cursor: pointer;

  ${({ theme }) => theme.media.up('lg')} {
    min-height: ${({ theme }) => theme.sizes.compact};
  }

  &:hover,
  &[data-sorted] {
    color: ${({ theme }) => theme.colors.turf};
  }

  /* In the room between two columns, which a sign beside every head would widen for all rows. */
  > svg {
    position: absolute;
    ${({ $align }) => ($align === 'end' ? 'right' : 'left')}: 100%;
    font-size: 0.75rem;
  }

  &:not([data-sorted], :hover, :focus-visible) > svg {
    opacity: 0;
  }

  ${({ theme }) => theme.media.down('lg')} {
    &:not([data-sorted]) > svg {
      opacity: 0.55;
    }
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
    outline-offset: 0;
  }
`;

export const BodyRow = styled.tr<{ readonly $kind: 'muted' | 'highlight' | undefined }>`
  background: ${({ theme, $kind }) => ($kind === 'highlight' ? theme.colors.amberSoft : theme.colors.surface)};
  ${({ theme, $kind }) => $kind === 'muted' && `color: ${theme.colors.inkFaint}; text-decoration: line-through;`}

  ${({ theme }) => theme.media.hover} {
    &:hover {
      background: ${({ theme, $kind }) => ($kind === 'highlight' ? theme.colors.amberSoft : theme.colors.sunken)};
    }
  }

  &:last-child > * {
    border-bottom: 0;
  }
`;

export const BodyCell = styled.td<CellProps & { readonly $wrap: boolean }>`
  ${cellStyles}
  white-space: ${({ $wrap }) => ($wrap ? 'normal' : 'nowrap')};
  font-weight: inherit;
`;

/** The button that unfolds a row, as narrow as it can be. */
export const FoldCell = styled.td`
  width: 1px;
  padding: 0;
  border-bottom: ${({ theme }) => theme.borders.hairline};
  text-decoration: none;
`;

export const FoldHead = styled.th`
  padding: 0;
  border-bottom: ${({ theme }) => theme.borders.hairline};
`;

export const DetailsCell = styled.td`
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border-bottom: ${({ theme }) => theme.borders.hairline};
  background: ${({ theme }) => theme.colors.paper};
`;

export const EmptyCell = styled.td`
  padding: ${({ theme }) => `${theme.space(8)} ${theme.space(4)}`};
  color: ${({ theme }) => theme.colors.inkSoft};
  background: ${({ theme }) => theme.colors.surface};
  text-align: center;
`;
