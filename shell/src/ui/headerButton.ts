import { css } from 'styled-components';

/** A round button on the header, as tall as a finger wants it, less so beside a mouse. */
export const headerButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${({ theme }) => theme.sizes.touch};
  height: ${({ theme }) => theme.sizes.touch};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.pill};
  color: ${({ theme }) => theme.colors.onDeep};
  background: none;
  font: inherit;
  cursor: pointer;

  > svg {
    font-size: 1.25rem;
  }

  ${({ theme }) => theme.media.up('lg')} {
    height: ${({ theme }) => theme.sizes.compact};
  }

  ${({ theme }) => theme.media.hover} {
    &:hover {
      background: ${({ theme }) => theme.colors.turfDeepHover};
    }
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRingOnTurf}
  }

  @media print {
    display: none;
  }
`;
