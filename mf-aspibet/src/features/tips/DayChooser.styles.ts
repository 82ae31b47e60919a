import styled from 'styled-components';

export const Chooser = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(6)}`};
`;

export const DayField = styled.div`
  width: 11rem;
`;
