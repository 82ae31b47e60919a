import styled from 'styled-components';

export const Runners = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Runner = styled.li`
  display: grid;
  grid-template-columns: auto 1.5rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-height: 2rem;
  ${({ theme }) => theme.text.small}
`;
