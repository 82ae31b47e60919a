import { RowLink } from '@galopin/shared/ui';
import styled, { css } from 'styled-components';

export const Row = styled.li<{ readonly $next: boolean }>`
  & + & {
    border-top: ${({ theme }) => theme.borders.hairline};
  }
  ${({ $next }) =>
    $next &&
    css`
      box-shadow: inset 3px 0 0 ${({ theme }) => theme.colors.amber};
    `}
`;

/** Two or three lines on a phone, as its outcome is short or long; one row of columns from `lg`. */
export const RaceLink = styled(RowLink)<{ readonly $short: boolean }>`
  grid-template: ${({ $short }) =>
    $short
      ? `'time name outcome' auto 'time facts facts' auto / 3.25rem 1fr auto`
      : `'time name' auto 'time facts' auto 'time outcome' auto / 3.25rem 1fr`};

  ${({ theme }) => theme.media.up('md')} {
    column-gap: ${({ theme }) => theme.space(3)};
    grid-template: 'time name outcome' auto 'time facts outcome' auto / 3.75rem 1fr auto;
  }

  ${({ theme }) => theme.media.up('lg')} {
    grid-template: 'time name facts outcome' auto / 6rem minmax(12rem, 1fr) 25rem 18rem;
    align-items: center;
  }
`;

export const Time = styled.span`
  grid-area: time;
  display: flex;
  flex-direction: column;

  > :last-child:not(:first-child) {
    ${({ theme }) => theme.text.small}
    color: ${({ theme }) => theme.colors.inkSoft};
  }

  ${({ theme }) => theme.media.up('lg')} {
    flex-direction: row;
    align-items: baseline;
    gap: ${({ theme }) => theme.space(3)};
  }
`;

export const Name = styled.span`
  grid-area: name;
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Facts = styled.span`
  grid-area: facts;
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space(2)}`};
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};

  ${({ theme }) => theme.media.up('lg')} {
    display: grid;
    grid-template-columns: 1fr 5rem 6rem 6.5rem;

    > :not(:first-child) {
      text-align: right;
    }
  }
`;

export const Outcome = styled.span`
  grid-area: outcome;
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
  align-items: center;

  ${({ theme }) => theme.media.up('md')} {
    justify-content: flex-end;
  }
`;
