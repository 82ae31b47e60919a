import styled, { css } from 'styled-components';
import { controlHeight } from '../theme/controlHeight';

/** Look of a chip; chosen when it is pressed or the current link. */
export const chipStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1.5)};
  flex: none;
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  border: ${({ theme }) => theme.borders.control};
  border-radius: ${({ theme }) => theme.radii.pill};
  color: ${({ theme }) => theme.colors.inkSoft};
  background: ${({ theme }) => theme.colors.surface};
  font-family: inherit;
  ${({ theme }) => theme.text.small}
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  ${controlHeight}

  ${({ theme }) => theme.media.hover} {
    &:hover {
      color: ${({ theme }) => theme.colors.turf};
      border-color: ${({ theme }) => theme.colors.turf};
    }
  }

  &[aria-pressed='true'],
  &[aria-current]:not([aria-current='false']) {
    color: ${({ theme }) => theme.colors.onTurf};
    background: ${({ theme }) => theme.colors.turf};
    border-color: ${({ theme }) => theme.colors.turf};
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

/** A choice that is on or off: `<Chip aria-pressed={isOn} onClick={…}>`. */
export const Chip = styled.button.attrs({ type: 'button' })`
  ${chipStyles}
`;
