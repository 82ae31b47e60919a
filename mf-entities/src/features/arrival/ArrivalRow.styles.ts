import styled from 'styled-components';

export const Frame = styled.div<{ readonly $muted: boolean }>`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr) auto;
  gap: ${({ theme }) => `${theme.space(0.5)} ${theme.space(3)}`};
  ${({ theme }) => theme.text.small}
  color: ${({ theme, $muted }) => ($muted ? theme.colors.inkFaint : 'inherit')};
`;

export const Lead = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
`;

export const Main = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space(0.5)};
  min-width: 0;
`;

export const Name = styled.p<{ readonly $struck: boolean }>`
  margin: 0;
  ${({ theme }) => theme.text.body}
  overflow-wrap: anywhere;
  text-decoration: ${({ $struck }) => ($struck ? 'line-through' : 'none')};
`;

export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space(2)}`};
  margin: 0;
  ${({ theme }) => theme.figures}

  &:empty {
    display: none;
  }
`;

export const Odds = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
`;
