import styled from 'styled-components';

/** Smallest window, in px, where the word has room beside all links of an administrator. */
const ROOM_FOR_WORD = 1560;

export const Open = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space(2)};
  min-width: ${({ theme }) => theme.sizes.touch};
  height: ${({ theme }) => theme.sizes.touch};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.pill};
  color: ${({ theme }) => theme.colors.onTurf};
  background: none;
  font: inherit;
  ${({ theme }) => theme.text.small}
  cursor: pointer;

  > svg {
    font-size: 1.25rem;
  }

  ${({ theme }) => theme.media.up('lg')} {
    height: ${({ theme }) => theme.sizes.compact};
  }

  @media (min-width: ${ROOM_FOR_WORD}px) {
    padding: ${({ theme }) => `0 ${theme.space(3)}`};
    border: 1px solid ${({ theme }) => theme.colors.onTurfSoft};
  }

  ${({ theme }) => theme.media.hover} {
    &:hover {
      background: ${({ theme }) => theme.colors.turfHover};
    }
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRingOnTurf}
  }

  @media print {
    display: none;
  }
`;

export const Word = styled.span`
  @media (max-width: ${ROOM_FOR_WORD - 0.02}px) {
    display: none;
  }
`;

export const Key = styled.kbd`
  padding: 0 ${({ theme }) => theme.space(1.5)};
  border: 1px solid ${({ theme }) => theme.colors.onTurfSoft};
  border-radius: ${({ theme }) => theme.radii.sm};
  color: ${({ theme }) => theme.colors.onTurfSoft};
  font: inherit;
  ${({ theme }) => theme.text.caption}

  @media (max-width: ${ROOM_FOR_WORD - 0.02}px) {
    display: none;
  }
`;
