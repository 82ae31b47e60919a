import type { SearchAnswer } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { useShell } from '@galopin/shared/shell-context';
import { Button } from '@galopin/shared/ui';
import { Palette, type PaletteGroup } from '@galopin/shared/ui/palette';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { searchCopy as copy } from '../i18n/searchCopy';
import { deviceStorage } from '../browser/deviceStorage';
import { createRecentSearches, type RecentSearch } from './createRecentSearches';
import { groupFound, pathOf, type Found } from './foundItems';
import { useSearch, type SearchState } from './useSearch';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

const ICONS = { race: 'flag', horse: 'horse', jockey: 'user', trainer: 'users' } as const;

/** The search: what is found as one writes, or what was chosen here before. */
export function SearchPalette({ open, onClose }: Props) {
  const shell = useShell();
  const recents = useMemo(() => createRecentSearches(deviceStorage(), shell.logger), [shell.logger]);
  const [text, setText] = useState('');
  const [recent, setRecent] = useState(recents.list);
  const state = useSearch(text);
  const isIdle = state.status === 'idle';

  const found = useMemo(() => foundOf(state, utcDay(shell.now())), [state, shell]);
  const groups = isIdle ? recentGroups(recent) : found.groups;
  const handleChoose = (value: string) => {
    const item: RecentSearch | undefined = isIdle
      ? recent.find((each) => keyOf(each) === value)
      : found.items.find((each) => keyOf(each) === value);
    if (item === undefined) return;
    recents.add(item);
    setRecent(recents.list());
    setText('');
    shell.track('search_chosen', { kind: item.kind, recent: isIdle });
    onClose();
    shell.navigate(pathOf(item));
  };
  const handleForget = () => {
    recents.clear();
    setRecent([]);
  };
  return (
    <Palette
      label={copy.label}
      placeholder={copy.placeholder}
      open={open}
      onClose={onClose}
      text={text}
      onText={setText}
      groups={groups}
      onChoose={handleChoose}
      status={statusOf(state, recent.length > 0)}
    >
      {isIdle && recent.length > 0 && (
        <Foot>
          <Button variant="quiet" onClick={handleForget}>
            {copy.forget}
          </Button>
        </Foot>
      )}
    </Palette>
  );
}

const keyOf = ({ kind, id }: Pick<Found, 'kind' | 'id'>) => `${kind}-${id}`;

function foundOf(state: SearchState, today: string) {
  const answer = state.status === 'found' || state.status === 'searching' ? state.answer : null;
  const grouped = answer === null ? [] : groupFound(answer, today);
  return {
    items: grouped.flatMap(({ items }) => items),
    groups: grouped.map(({ kind, items }): PaletteGroup => ({
      value: copy.groups[kind],
      items: items.map((item) => ({
        value: keyOf(item),
        label: item.label,
        detail: item.detail,
        icon: ICONS[kind],
      })),
    })),
  };
}

function recentGroups(recent: readonly RecentSearch[]): readonly PaletteGroup[] {
  if (recent.length === 0) return [];
  const items = recent.map((item) => ({
    value: keyOf(item),
    label: item.label,
    detail: copy.groups[item.kind],
    icon: ICONS[item.kind],
  }));
  return [{ value: copy.recent, items }];
}

const countOf = ({ races, horses, jockeys, trainers }: SearchAnswer) =>
  races.length + horses.length + jockeys.length + trainers.length;

function statusOf(state: SearchState, hasRecent: boolean) {
  switch (state.status) {
    case 'idle':
      return hasRecent ? { text: '' } : { text: copy.hint };
    case 'searching':
      return { text: copy.searching, isSilent: state.answer !== null && countOf(state.answer) > 0 };
    case 'failed':
      return { text: copy[state.reason] };
    case 'found': {
      const count = countOf(state.answer);
      if (count === 0) return { text: copy.nothing(state.text) };
      return state.answer.approximate
        ? { text: copy.approximate }
        : { text: copy.found(count), isSilent: true };
    }
  }
}

const Foot = styled.div`
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(2)}`};
`;
