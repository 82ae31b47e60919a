import { Card, Cluster } from '@galopin/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface SpecimenProps {
  /** Of the component, as code; a heading of words is given as `title`. */
  readonly name?: string;
  readonly title?: string;
  readonly text?: string;
  /** What it stands on: a sheet with padding (the default), one without, or the page itself. */
  readonly ground?: 'sheet' | 'flush' | 'page';
  readonly children: ReactNode;
}

/** One component, named, with what it is shown as. */
export function Specimen({ name, title, text, ground = 'sheet', children }: SpecimenProps) {
  return (
    <div>
      <Name>{name === undefined ? title : <code>{name}</code>}</Name>
      {text !== undefined && <Text>{text}</Text>}
      {ground === 'page' ? children : <Card $flush={ground === 'flush'}>{children}</Card>}
    </div>
  );
}

interface VariantProps {
  /** What makes it this one, as code: `variant="danger"`. */
  readonly code: string;
  /** Takes the whole line. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One look of a component under the code that gives it. */
export function Variant({ code, wide = false, children }: VariantProps) {
  return (
    <Look $wide={wide}>
      <Code>{code}</Code>
      {children}
    </Look>
  );
}

/** Looks beside one another. */
export function Variants({ children }: { readonly children: ReactNode }) {
  return (
    <Cluster $gap={5} $align="flex-start">
      {children}
    </Cluster>
  );
}

/** Code as small as a caption. */
export const Code = styled.code`
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
  overflow-wrap: anywhere;
`;

const Look = styled.div<{ readonly $wide: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $wide }) => ($wide ? 'stretch' : 'flex-start')};
  gap: ${({ theme }) => theme.space(2)};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  min-width: 0;
`;

const Name = styled.h3`
  margin: 0 0 ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.h3}

  code {
    font-size: 0.9375em;
  }
`;

const Text = styled.p`
  max-width: ${({ theme }) => theme.widths.text};
  margin: 0 0 ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
