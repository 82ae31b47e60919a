import styled from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  padding: ${({ theme }) => theme.space(4)};

  > :not(:first-child, :nth-child(2)) {
    grid-column: 1 / -1;
  }
`;

export const Name = styled.h3`
  margin: 0;
  ${({ theme }) => theme.text.h3}

  > span {
    color: ${({ theme }) => theme.colors.turf};
  }

  > a {
    color: inherit;
    text-decoration: none;
  }
`;

export const Facts = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

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

export const Tip = styled.p`
  margin: ${({ theme }) => `${theme.space(1)} 0`};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border-radius: ${({ theme }) => theme.radii.md};
  background: ${({ theme }) => theme.colors.amberSoft};
  ${({ theme }) => theme.text.small}
`;

export const Numbers = styled.strong`
  ${({ theme }) => theme.figures}
`;

export const Last = styled.div`
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border-top: ${({ theme }) => theme.borders.hairline};
  ${({ theme }) => theme.text.small}

  > p {
    margin: 0 0 ${({ theme }) => theme.space(1)};
  }
`;
