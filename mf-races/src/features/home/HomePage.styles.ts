import { Card, TextLink } from '@galopin/shared/ui';
import styled, { css } from 'styled-components';
import { favouritesHeight } from '../favourites/favouritesHeight';

/** One column on a phone, two of equal weight from `lg`. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.media.up('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Keeps the place of the visitor's favourites from when they are known until their code is there. */
export const FavouritesPlace = styled.div<{ readonly $kept: boolean }>`
  display: contents;

  ${({ $kept }) =>
    $kept &&
    css`
      display: block;
      ${favouritesHeight}
    `}

  @media print {
    display: contents;
  }
`;

export const Section = styled(Card).attrs({ as: 'section', $flush: true })``;

export const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }
`;

export const Words = styled.p`
  margin: 0;
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  color: ${({ theme }) => theme.colors.inkSoft};
`;

/** The way to all of what a section shows a part of. */
export const More = styled(TextLink)`
  ${({ theme }) => theme.text.small}
`;
