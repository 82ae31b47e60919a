import { SectionTitle, Stack } from '@galopin/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** Anchor. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A chapter of the guide, with its anchor. */
export function GuideSection({ id, title, children }: Props) {
  return (
    <Stack as="section" $gap={4} id={id} aria-labelledby={`${id}-title`}>
      <SectionTitle id={`${id}-title`}>{title}</SectionTitle>
      {children}
    </Stack>
  );
}

/** A paragraph of the guide, no wider than can be read. */
export const Paragraph = styled.p`
  max-width: ${({ theme }) => theme.widths.text};
  margin: 0;
`;
