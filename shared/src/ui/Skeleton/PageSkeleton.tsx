import type { ReactNode } from 'react';
import { Stack } from '../Layout/Layout';
import { PageHeader } from '../PageHeader/PageHeader';
import { Skeleton, SkeletonGroup } from './Skeleton';

interface PageSkeletonProps {
  readonly title: string;
  /** CSS length of the line below the title. */
  readonly subtitleWidth: string;
  /** The parts to come, one below the other. */
  readonly children: ReactNode;
}

/** A page to come whose title is known: header and parts at the places they will have. */
export function PageSkeleton({ title, subtitleWidth, children }: PageSkeletonProps) {
  return (
    <SkeletonGroup>
      <PageHeader title={title} subtitle={<Skeleton as="span" $width={subtitleWidth} />} />
      <Stack $gap={5}>{children}</Stack>
    </SkeletonGroup>
  );
}
