import styled from 'styled-components';
import { headerButton } from '../ui/headerButton';

/** Smallest window, in px, where the word has room beside all links of an administrator. */
const ROOM_FOR_WORD = 1560;

export const Open = styled.button`
  ${headerButton}
  gap: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.small}

  @media (min-width: ${ROOM_FOR_WORD}px) {
    padding: ${({ theme }) => `0 ${theme.space(3)}`};
    border: 1px solid ${({ theme }) => theme.colors.onTurfSoft};
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
