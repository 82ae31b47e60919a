import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { fr } from '../i18n/fr';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const pulse = keyframes`
  50% { opacity: 0.45; }
`;

interface SkeletonStyleProps {
  /** CSS lengths; defaults to a line of text as wide as its place. */
  readonly $width?: string;
  readonly $height?: string;
  readonly $round?: boolean;
}

/** A grey block where content will be, of the size of that content. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonStyleProps>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${({ theme, $round }) => ($round ? theme.radii.pill : theme.radii.sm)};
  background: ${({ theme }) => theme.colors.line};

  ${({ theme }) => theme.media.motion} {
    animation: ${pulse} 1.6s ease-in-out infinite;
  }
`;

/** Lines of text to come; the last one shorter. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <Lines>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} $width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </Lines>
  );
}

/** Rows of a table or list to come, each `height` (a CSS length) high. */
export function SkeletonRows({
  rows,
  height = '2.75rem',
}: {
  readonly rows: number;
  readonly height?: string;
}) {
  return (
    <div>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} $height={height}>
          <Skeleton $width="2rem" $height="1.5rem" />
          <Skeleton $width={`${30 + ((row * 17) % 35)}%`} />
          <Skeleton $width="3rem" />
        </Row>
      ))}
    </div>
  );
}

/**
 * Wraps the skeletons of one page or part: says once, to those who do not see it, that it is loading; in a document
 * that is read without scripts, that this part needs them.
 */
export function SkeletonGroup({
  label = fr.loading,
  children,
}: {
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    <Group role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
      <NeedsScripts>{fr.needsScripts}</NeedsScripts>
    </Group>
  );
}

const NeedsScripts = styled.p`
  display: none;
  margin: 0;
  padding: ${({ theme }) => theme.space(4)};
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Group = styled.div`
  @media (scripting: none) {
    > * {
      display: none;
    }

    > ${NeedsScripts} {
      display: block;
    }
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
`;

const Row = styled.div<{ readonly $height: string }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(4)};
  height: ${({ $height }) => $height};
  padding: 0 ${({ theme }) => theme.space(4)};
  border-bottom: ${({ theme }) => theme.borders.hairline};

  > :last-child {
    margin-left: auto;
  }
`;
