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

/** What the second line of a narrow window is: the order of a race that has arrived, or what is run. */
export type Lines = 'order' | 'facts' | 'countdown';

const NARROW: Readonly<Record<Lines, string>> = {
  order: `'time name outcome' auto 'time order order' auto / 3.25rem 1fr auto`,
  facts: `'time name outcome' auto 'time facts facts' auto / 3.25rem 1fr auto`,
  countdown: `'time name name' auto 'time facts facts' auto 'time outcome outcome' auto / 3.25rem 1fr auto`,
};

interface Width {
  /** In a column of the page: no columns of its own at any width. */
  readonly $compact: boolean;
}

/** What holds from `lg`, where the row has the page's width. */
const wide = (styles: ReturnType<typeof css>) => css<Width>`
  ${({ theme, $compact }) =>
    !$compact &&
    css`
      ${theme.media.up('lg')} {
        ${styles}
      }
    `}
`;

/** Two lines on a phone, three for a start that is near; one row of columns from `lg`, the same in every row. */
export const RaceLink = styled(RowLink)<Width & { readonly $lines: Lines }>`
  row-gap: 0;
  padding-block: ${({ theme }) => theme.space(1.5)};
  grid-template: ${({ $lines }) => NARROW[$lines]};

  ${({ theme }) => theme.media.up('md')} {
    column-gap: ${({ theme }) => theme.space(3)};
    grid-template: 'time name order outcome' auto 'time facts order outcome' auto / 3.75rem 1fr auto 9rem;
  }

  ${wide(css`
    padding-block: ${({ theme }) => theme.space(2)};
    grid-template: 'time name facts order outcome' auto / 7rem minmax(11rem, 1fr) 25rem 10.5rem 10.5rem;
    align-items: center;
  `)}
`;

export const Time = styled.span<Width>`
  grid-area: time;
  display: flex;
  flex-direction: column;

  > :last-child:not(:first-child) {
    ${({ theme }) => theme.text.small}
    color: ${({ theme }) => theme.colors.inkSoft};
  }

  ${wide(css`
    flex-direction: row;
    align-items: baseline;
    gap: ${({ theme }) => theme.space(3)};
  `)}
`;

export const Name = styled.span`
  grid-area: name;
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** Below the name, where the list does not say it: the racecourse, the bets on offer. */
export const Where = styled.span`
  display: block;
  ${({ theme }) => theme.text.caption}
  font-weight: 400;
  color: ${({ theme }) => theme.colors.inkSoft};
`;

export const Facts = styled.span<Width & { readonly $late: boolean }>`
  grid-area: facts;
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space(2)}`};
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};

  /* Who looks for an arrival on a phone looks for the order. */
  ${({ theme, $late }) => $late && `${theme.media.down('md')} { display: none; }`}

  ${wide(css`
    display: grid;
    grid-template-columns: 1fr 5rem 6rem 6.5rem;

    > :not(:first-child) {
      text-align: right;
    }
  `)}
`;

export const Order = styled.span`
  grid-area: order;
  align-self: center;

  &:empty {
    display: none;
  }

  ${({ theme }) => theme.media.up('md')} {
    text-align: end;
  }
`;

export const Outcome = styled.span<Width>`
  grid-area: outcome;
  align-self: center;

  ${({ theme }) => theme.media.up('md')} {
    justify-self: end;
  }

  ${wide(css`
    justify-self: start;
  `)}
`;
