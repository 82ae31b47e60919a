import styled from 'styled-components';

export const Last = styled.div`
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border-top: ${({ theme }) => theme.borders.hairline};
  ${({ theme }) => theme.text.small}

  > p {
    margin: 0 0 ${({ theme }) => theme.space(1)};
  }
`;
