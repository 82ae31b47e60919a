import styled from 'styled-components';

/** A white sheet on the page. `$flush` leaves the padding to what is inside, a table or a list. */
export const Card = styled.div<{ readonly $flush?: boolean }>`
  border: ${({ theme }) => theme.borders.hairline};
  border-radius: ${({ theme }) => theme.radii.lg};
  background: ${({ theme }) => theme.colors.surface};
  box-shadow: ${({ theme }) => theme.shadows.card};
  padding: ${({ theme, $flush }) => ($flush ? 0 : theme.space(4))};
  overflow: ${({ $flush }) => ($flush ? 'clip' : 'visible')};
`;

/** Head of a card: title at the start, facts or actions at the end. */
export const CardHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border-bottom: ${({ theme }) => theme.borders.hairline};
`;

/** Title of a card or section; `as="h3"` below another. */
export const SectionTitle = styled.h2`
  margin: 0;
  ${({ theme }) => theme.text.h2}
  color: ${({ theme }) => theme.colors.ink};
`;
