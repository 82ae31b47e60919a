import { NumericText } from '@galopin/shared/ui';
import styled from 'styled-components';

export const Frame = styled.section`
  break-inside: avoid;
  padding-bottom: ${({ theme }) => theme.space(5)};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => `0 ${theme.space(3)}`};
  padding-bottom: ${({ theme }) => theme.space(1)};
  border-bottom: ${({ theme }) => theme.borders.hairline};
`;

export const Title = styled.h3`
  margin: 0;
  ${({ theme }) => theme.text.h3}
`;

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/**
 * What it is called and what it paid in one line, the rest below over the whole width: nothing is ever cut. Copied, and
 * read out, the combination comes before the sum.
 */
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => `${theme.space(0.5)} ${theme.space(3)}`};
  padding: ${({ theme }) => `${theme.space(2)} 0`};
  border-bottom: ${({ theme }) => theme.borders.hairline};
  ${({ theme }) => theme.text.small}
`;

/** Several of them, or one of five numbers, go on in the next line. */
export const Combinations = styled(NumericText)<{ readonly $below: boolean }>`
  grid-area: ${({ $below }) => ($below ? '2 / 1 / auto / -1' : '1 / 1')};
  white-space: normal;
`;

export const Amount = styled.strong`
  grid-area: 1 / 2;
  ${({ theme }) => theme.text.h4}
  ${({ theme }) => theme.figures}
  white-space: nowrap;
`;

export const Minor = styled.span`
  ${({ theme }) => theme.text.caption}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};

  ${Line} > & {
    grid-column: 1 / -1;
  }
`;
