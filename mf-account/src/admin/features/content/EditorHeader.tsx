import type { ContentItem } from '@galopin/shared/contracts';
import { formatDay, formatParisTime, typesetText } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { ButtonLink, PageHeader } from '@galopin/shared/ui';
import { contentCopy as copy } from '../../i18n/contentCopy';
import { describeLatest, StateBadge } from './StateBadge';

interface Props {
  readonly item: ContentItem;
  readonly back: string;
}

/** What is edited, where it stands, the way back. */
export function EditorHeader({ item, back }: Props) {
  return (
    <PageHeader
      overline={copy.lists[item.kind === 'seller' ? 'legal' : item.kind]}
      title={titleOf(item)}
      badges={<StateBadge state={item.state} />}
      subtitle={
        item.race === undefined
          ? describeLatest(item.history[0] ?? null)
          : [
              formatDay(item.race.jour),
              copy.tips.meeting(item.race.meeting, item.race.racecourse),
              formatParisTime(item.race.time),
            ].join(' · ')
      }
      actions={
        <ButtonLink as={Link} to={back} $variant="secondary">
          {copy.back}
        </ButtonLink>
      }
    />
  );
}

/** The kept title; what is typed may be half of one. */
function titleOf({ kind, key, text, race }: ContentItem): string {
  if (kind === 'seller') return copy.legal.seller;
  if (race !== undefined) return `C${race.race} · ${typesetText(race.raceName)}`;
  const title = text !== null && 'title' in text ? text.title : '';
  return typesetText(title || key) || copy.articles.newTitle;
}
