import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  readonly summary: string;
  readonly children: ReactNode;
}

/** What is only read on demand: the figures behind a chart. */
export function Details({ summary, children }: Props) {
  return (
    <Frame>
      <summary>{summary}</summary>
      {children}
    </Frame>
  );
}

const Frame = styled.details`
  ${({ theme }) => theme.text.small}

  > summary {
    min-height: ${({ theme }) => theme.sizes.touch};
    padding: ${({ theme }) => `${theme.space(3)} 0`};
    color: ${({ theme }) => theme.colors.turf};
    font-weight: 600;
    cursor: pointer;
  }

  > summary:focus-visible {
    ${({ theme }) => theme.focusRing}
  }
`;
