import styled from 'styled-components';

export const Fold = styled.details<{ readonly $muted: boolean }>`
  ${({ theme }) => theme.text.small}
  color: ${({ theme, $muted }) => ($muted ? theme.colors.inkFaint : 'inherit')};
`;

/** As high as a thumb wants it, whatever the name. */
export const Row = styled.summary`
  display: grid;
  grid-template-columns: 2rem 2rem minmax(0, 1fr) auto 1rem;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-height: 3.5rem;
  cursor: pointer;
  list-style: none;
  -webkit-tap-highlight-color: transparent;

  &::-webkit-details-marker {
    display: none;
  }

  > svg:last-child {
    color: ${({ theme }) => theme.colors.inkFaint};
  }

  details[open] > & > svg:last-child {
    transform: rotate(180deg);
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
  }
`;

export const Silk = styled.span`
  display: grid;
  place-items: center;

  > svg {
    width: 1.875rem;
    height: 1.875rem;
  }
`;

export const Main = styled.span`
  display: grid;
  min-width: 0;
`;

export const Name = styled.span<{ readonly $struck: boolean }>`
  ${({ theme }) => theme.text.body}
  line-height: 1.3;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  text-decoration: ${({ $struck }) => ($struck ? 'line-through' : 'none')};
`;

export const Under = styled.span`
  ${({ theme }) => theme.text.caption}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Figures = styled.span`
  display: grid;
  justify-items: end;
  line-height: 1.25;
`;

export const Body = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => `${theme.space(1)} 0 ${theme.space(4)}`};
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  ${({ theme }) => theme.figures}

  &:empty {
    display: none;
  }
`;

export const Term = styled.span`
  ${({ theme }) => theme.text.caption}
  line-height: inherit;
  color: ${({ theme }) => theme.colors.inkFaint};
`;
