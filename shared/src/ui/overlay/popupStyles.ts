import { css } from 'styled-components';

/** Look of what floats above the page: surface, edge, shadow, and a short way in and out. */
export const popupStyles = css`
  max-width: min(24rem, var(--available-width, 100vw));
  border: ${({ theme }) => theme.borders.hairline};
  border-radius: ${({ theme }) => theme.radii.md};
  color: ${({ theme }) => theme.colors.ink};
  background: ${({ theme }) => theme.colors.surface};
  box-shadow: ${({ theme }) => theme.shadows.overlay};
  ${({ theme }) => theme.text.small}

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
  }

  ${({ theme }) => theme.media.motion} {
    transition: opacity ${({ theme }) => theme.motion.fast};

    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }
  }
`;
