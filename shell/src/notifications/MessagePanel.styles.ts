import type { Severity } from '@galopin/shared/ui';
import styled from 'styled-components';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li<{ readonly $severity: Severity }>`
  display: flex;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};

  & + & {
    border-top: ${({ theme }) => theme.borders.hairline};
  }

  > svg {
    flex: none;
    margin-top: 0.125rem;
    font-size: 1.125rem;
    color: ${({ theme: { colors }, $severity }) =>
      ({ info: colors.blue, success: colors.turf, warning: colors.amberInk, error: colors.red })[$severity]};
  }
`;

export const Body = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Text = styled.p`
  display: block;
  margin: 0;
  color: ${({ theme }) => theme.colors.ink};
  ${({ theme }) => theme.text.small}
  overflow-wrap: anywhere;

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
  }
`;

export const Time = styled.time`
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

export const Notice = styled.div`
  padding: ${({ theme }) => theme.space(4)};
`;
