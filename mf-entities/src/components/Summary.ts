import styled from 'styled-components';

/** What opens and closes a part of the page; the arrow in it turns. */
export const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-height: ${({ theme }) => theme.sizes.touch};
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.turf};
  font-weight: 600;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  details[open] > & > svg {
    transform: rotate(180deg);
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
  }
`;
