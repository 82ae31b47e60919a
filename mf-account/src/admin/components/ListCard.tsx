import { Card, CardHeader, SectionTitle } from '@galopin/shared/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Note } from './Rows';

interface Props {
  /** Names the region; a list that is all of its view needs none. */
  readonly title?: string;
  /** At the end of the head. */
  readonly note?: ReactNode;
  /** What is said in the place of the rows where there are none: a sentence, or an {@link EmptyNotice}. */
  readonly empty?: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
  /** Below the rows: {@link PageLinks}, {@link CursorLinks} or {@link ShowMore}. */
  readonly foot?: ReactNode;
}

/** Every list of the back office: its title, its rows or that there are none, the way to more of them. */
export function ListCard({ title, note, empty, children, foot }: Props) {
  const id = useId();
  return (
    // Without a name it is no region, whatever its tag.
    <Card as="section" $flush aria-labelledby={title && id}>
      {(title ?? note) && (
        <CardHeader>
          {title && <SectionTitle id={id}>{title}</SectionTitle>}
          {note && <Note>{note}</Note>}
        </CardHeader>
      )}
      {typeof empty === 'string' ? <Sentence>{empty}</Sentence> : empty || children}
      {foot}
    </Card>
  );
}

const Sentence = styled(Note)`
  padding: ${({ theme }) => theme.space(4)};
`;
