import styled from 'styled-components';

export const Head = styled.div`
  padding: ${({ theme }) => theme.space(4)};
`;

export const Words = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
`;

export const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ theme }) => theme.space(10)};
  height: ${({ theme }) => theme.space(10)};
  border-radius: 50%;
  color: ${({ theme }) => theme.colors.amberInk};
  background: ${({ theme }) => theme.colors.amberSoft};
`;

export const Title = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.h3}
`;

export const Text = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
