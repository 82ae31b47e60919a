import { RowLink } from '@galopin/shared/ui';
import styled from 'styled-components';

export const Note = styled.p<{ readonly $padded?: boolean }>`
  margin: 0;
  padding: ${({ theme, $padded }) => ($padded === true ? `${theme.space(3)} ${theme.space(4)}` : '0')};
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

/** The count below its rate, or beside it where there is room. */
export const Count = styled.span`
  display: block;
  ${({ theme }) => theme.text.caption}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};

  ${({ theme }) => theme.media.up('md')} {
    display: inline-block;
    min-width: 5.5rem;
    white-space: nowrap;
  }
`;

export const LatestTitle = styled.h3`
  margin: 0;
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border-top: ${({ theme }) => theme.borders.hairline};
  ${({ theme }) => theme.text.h4}
`;

export const Latest = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }
`;

/** One below the other on a phone; race, numbers, result in a row from `lg`. */
export const LatestLink = styled(RowLink)`
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(2)};

  ${({ theme }) => theme.media.up('lg')} {
    grid-template-columns: minmax(0, 1fr) 17.5rem 15rem;
    gap: ${({ theme }) => theme.space(4)};
  }
`;

export const Race = styled.span`
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Soft = styled.span`
  display: block;
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

export const Cloths = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(1.5)};
`;
