import { Card, Cluster, SectionTitle, Stack } from '@galopin/shared/ui';
import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** Right after the title: where it stands. */
  readonly badges?: ReactNode;
  /** At the other end of the title's line. */
  readonly note?: ReactNode;
  /** Between the parts, in steps of the theme. */
  readonly gap?: number;
  readonly children: ReactNode;
}

/** A card that is a region of its title's name, its parts one below the other. */
export function SectionCard({ title, badges, note, gap = 3, children }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={gap}>
        <Cluster $spread={note !== undefined}>
          <SectionTitle id={id}>{title}</SectionTitle>
          {badges}
          {note}
        </Cluster>
        {children}
      </Stack>
    </Card>
  );
}
