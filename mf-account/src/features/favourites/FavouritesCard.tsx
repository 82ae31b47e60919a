import {
  countFavourites,
  ENTITY_KINDS,
  FAVOURITE_LISTS,
  paths,
  type EntityKind,
  type FavouriteNames,
  type Favourites,
} from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { useFavourites, useShell } from '@galopin/shared/shell-context';
import {
  Button,
  Card,
  FailureCard,
  FavouriteButton,
  SectionTitle,
  SkeletonGroup,
  SkeletonRows,
  Stack,
  TextLink,
} from '@galopin/shared/ui';
import styled from 'styled-components';
import { favouritesCopy as copy } from '../../i18n/favouritesCopy';
import { useFavouriteNames } from './useFavouriteNames';

/** Whom the member follows, each with its page and the way to follow it no longer. */
export function FavouritesCard() {
  const { favourites: api } = useShell();
  const { favourites, status } = useFavourites();
  if (status === 'failed') {
    return <FailureCard title={copy.failed} text={copy.failedText} onRetry={() => void api.reload()} />;
  }
  return (
    <Card as="section" aria-labelledby="profile-favourites">
      <Stack>
        <SectionTitle id="profile-favourites">{copy.title}</SectionTitle>
        {status === 'loading' ? <Waiting /> : <Lists favourites={favourites} />}
      </Stack>
    </Card>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label={copy.loading}>
      <SkeletonRows rows={2} />
    </SkeletonGroup>
  );
}

function Lists({ favourites }: { readonly favourites: Favourites }) {
  const { status, names, retry } = useFavouriteNames(favourites);
  if (countFavourites(favourites) === 0) return <Text>{copy.none}</Text>;
  if (status === 'loading') return <Waiting />;
  return (
    <>
      {status === 'failed' && (
        <Text role="status">
          {copy.unnamed}{' '}
          <Button variant="quiet" onClick={retry}>
            {copy.retry}
          </Button>
        </Text>
      )}
      {ENTITY_KINDS.map((kind) => (
        <FavouriteList key={kind} kind={kind} ids={favourites[FAVOURITE_LISTS[kind]]} names={names} />
      ))}
    </>
  );
}

interface ListProps {
  readonly kind: EntityKind;
  readonly ids: readonly number[];
  readonly names: FavouriteNames;
}

/** In the order of their names; those without one at the end. */
function FavouriteList({ kind, ids, names }: ListProps) {
  const { favourites } = useShell();
  if (ids.length === 0) return null;
  const named = names.filter((each) => each.kind === kind && ids.includes(each.id));
  const nameless = ids.filter((id) => named.every((each) => each.id !== id));
  const all = [...named, ...nameless.map((id) => ({ id, name: copy.nameless[kind](id) }))];
  return (
    <div>
      <Heading id={`favourites-${kind}`}>{copy.lists[kind]}</Heading>
      <Names aria-labelledby={`favourites-${kind}`}>
        {all.map(({ id, name }) => (
          <li key={id}>
            <TextLink as={Link} to={paths[kind].to(id)}>
              {name}
            </TextLink>
            <FavouriteButton name={name} isOn onToggle={() => void favourites.set(kind, id, false)} />
          </li>
        ))}
      </Names>
    </div>
  );
}

const Text = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Heading = styled.h3`
  margin: 0;
  ${({ theme }) => theme.text.label}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Names = styled.ul`
  max-height: 24rem;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-y: auto;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(2)};
  }

  > li + li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }
`;
