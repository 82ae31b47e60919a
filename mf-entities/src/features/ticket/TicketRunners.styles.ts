import styled from 'styled-components';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li<{ readonly $muted: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: 0 ${({ theme }) => theme.space(3)};
  color: ${({ theme, $muted }) => ($muted ? theme.colors.inkFaint : 'inherit')};

  & + & {
    border-top: ${({ theme }) => theme.borders.hairline};
  }
`;

/** The whole row ticks: a thumb does not look for the box. */
export const Tick = styled.label`
  display: grid;
  grid-template-columns: 1.5rem auto minmax(0, 1fr) auto;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-width: 0;
  min-height: 3.25rem;
  cursor: pointer;

  &:has(:disabled) {
    cursor: not-allowed;
  }

  input {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: ${({ theme }) => theme.colors.turf};
  }

  input:focus-visible {
    ${({ theme }) => theme.focusRing}
  }
`;

export const Name = styled.strong<{ readonly $struck: boolean }>`
  display: block;
  ${({ theme }) => theme.text.small}
  font-weight: 650;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  text-decoration: ${({ $struck }) => ($struck ? 'line-through' : 'none')};
`;

export const Under = styled.span`
  display: block;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
