import styled from 'styled-components';

interface GapProps {
  /** Distance between the children, in steps of 4 px; defaults to 4. */
  readonly $gap?: number;
}

/** Children one below the other. */
export const Stack = styled.div<GapProps>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme, $gap = 4 }) => theme.space($gap)};
  min-width: 0;
`;

/** Children side by side, wrapping; `$spread` pushes the first and the last apart. */
export const Cluster = styled.div<GapProps & { readonly $spread?: boolean; readonly $align?: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $spread }) => ($spread ? 'space-between' : 'flex-start')};
  gap: ${({ theme, $gap = 2 }) => theme.space($gap)};
  min-width: 0;
`;

/** Children in as many equal columns as fit, each at least `$min` (a CSS length) wide. */
export const Grid = styled.div<GapProps & { readonly $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '20rem' }) => $min}), 1fr));
  gap: ${({ theme, $gap = 4 }) => theme.space($gap)};
`;

/** Column that holds a page: centred, with the page's margins. `$width` defaults to `page`. */
export const PageBody = styled.div<{ readonly $width?: 'text' | 'page' | 'wide' }>`
  width: 100%;
  max-width: ${({ theme, $width = 'page' }) => theme.widths[$width]};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space(5)} ${theme.space(4)} ${theme.space(12)}`};

  ${({ theme }) => theme.media.up('md')} {
    padding: ${({ theme }) => `${theme.space(8)} ${theme.space(6)} ${theme.space(16)}`};
  }
`;

/** A link inside text: `<TextLink as={Link} to={…}>`. */
export const TextLink = styled.a`
  color: ${({ theme }) => theme.colors.turf};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: ${({ theme }) => theme.colors.turfLine};
  text-underline-offset: 0.2em;

  ${({ theme }) => theme.media.hover} {
    &:hover {
      text-decoration-color: currentColor;
    }
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
    border-radius: ${({ theme }) => theme.radii.sm};
  }
`;
