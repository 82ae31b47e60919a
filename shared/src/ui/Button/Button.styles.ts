import styled, { css } from 'styled-components';
import { controlHeight } from '../theme/controlHeight';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonStyleProps {
  readonly $variant?: ButtonVariant | undefined;
  /** Takes the whole line. */
  readonly $wide?: boolean | undefined;
}

const variants = {
  primary: css`
    color: ${({ theme }) => theme.colors.onTurf};
    background: ${({ theme }) => theme.colors.turf};
    ${({ theme }) => theme.media.hover} {
      &:hover {
        background: ${({ theme }) => theme.colors.turfHover};
      }
    }
  `,
  secondary: css`
    color: ${({ theme }) => theme.colors.turf};
    background: ${({ theme }) => theme.colors.surface};
    border-color: ${({ theme }) => theme.colors.lineStrong};
    ${({ theme }) => theme.media.hover} {
      &:hover {
        background: ${({ theme }) => theme.colors.turfSoft};
        border-color: ${({ theme }) => theme.colors.turf};
      }
    }
  `,
  quiet: css`
    color: ${({ theme }) => theme.colors.turf};
    background: transparent;
    ${({ theme }) => theme.media.hover} {
      &:hover {
        background: ${({ theme }) => theme.colors.turfSoft};
      }
    }
  `,
  danger: css`
    color: ${({ theme }) => theme.colors.onRed};
    background: ${({ theme }) => theme.colors.red};
    ${({ theme }) => theme.media.hover} {
      &:hover {
        background: ${({ theme }) => theme.colors.redHover};
      }
    }
  `,
} as const;

/** Look of a button, for elements that are buttons or links. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space(2)};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radii.md};
  font-family: inherit;
  ${({ theme }) => theme.text.small}
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  ${controlHeight}
  ${({ $variant = 'primary' }) => variants[$variant]}
  transition: background-color ${({ theme }) => theme.motion.fast};
  -webkit-tap-highlight-color: transparent;

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

export const ButtonFrame = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

/** A link that looks like a button: `<ButtonLink as={Link} to={paths.day.to()} $variant="secondary">`. */
export const ButtonLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;
