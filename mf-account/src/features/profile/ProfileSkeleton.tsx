import { Card, PageHeader, Skeleton, SkeletonGroup, Stack } from '@galopin/shared/ui';
import { profileCopy } from '../../i18n/profileCopy';
import { Cards } from './ProfilePage.styles';

type Part = 'title' | 'line' | 'text' | 'field' | 'fact' | 'button';

/** CSS lengths. */
const SIZES: Readonly<Record<Part, { readonly width: string; readonly height: string }>> = {
  title: { width: '9rem', height: '1.625rem' },
  line: { width: '75%', height: '1.25rem' },
  text: { width: '100%', height: '2.5rem' },
  field: { width: '100%', height: '4rem' },
  fact: { width: '100%', height: '1.75rem' },
  button: { width: '100%', height: '2.25rem' },
};

/** The cards of a member without subscription, by column and by what each is made of. */
const COLUMNS: readonly (readonly (readonly Part[])[])[] = [
  [
    ['title', 'line', 'text', 'text', 'button'],
    ['title', 'line'],
    ['title', 'fact', 'fact', 'fact'],
  ],
  [
    ['title', 'field', 'field', 'button', 'button'],
    ['title', 'field', 'field', 'button', 'line', 'button'],
    ['title', 'line', 'button', 'text', 'button'],
  ],
];

/** The profile to come, card by card: the footer stays where it will be. */
export function ProfileSkeleton() {
  return (
    <SkeletonGroup>
      <PageHeader title={profileCopy.title} />
      <Cards>
        {COLUMNS.map((cards, column) => (
          <Stack key={column}>
            {cards.map((parts, card) => (
              <Card key={card}>
                <Stack>
                  {parts.map((part, place) => (
                    <Skeleton key={place} $width={SIZES[part].width} $height={SIZES[part].height} />
                  ))}
                </Stack>
              </Card>
            ))}
          </Stack>
        ))}
      </Cards>
    </SkeletonGroup>
  );
}
