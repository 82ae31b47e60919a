import styled from 'styled-components';

/** How far something is; named by an `aria-label`. */
export const ProgressBar = styled.progress`
  width: 100%;
  height: 0.5rem;
  accent-color: ${({ theme }) => theme.colors.turf};
`;
