import { RowLink } from '@galopin/shared/ui';
import styled from 'styled-components';

/** Three lines at any width, whoever runs: a page that keeps the place free needs to know its height. */
export const Frame = styled(RowLink)`
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  height: 6rem;
  border: ${({ theme }) => theme.borders.hairline};
  border-radius: ${({ theme }) => theme.radii.lg};
  background: ${({ theme }) => theme.colors.surface};
  box-shadow: ${({ theme }) => theme.shadows.card};

  > * {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Title = styled.span`
  ${({ theme }) => theme.text.label}
  color: ${({ theme }) => theme.colors.amberInk};
`;

export const Countdown = styled.span`
  ${({ theme }) => theme.text.label}
  ${({ theme }) => theme.figures}
`;

export const Name = styled.strong`
  grid-column: 1 / -1;
  ${({ theme }) => theme.text.h3}

  > span {
    font-weight: 400;
    color: ${({ theme }) => theme.colors.inkSoft};
  }
`;

export const Facts = styled.span`
  grid-column: 1 / -1;
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
