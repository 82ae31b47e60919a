import { paths } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { SegmentedLink, SegmentedLinks } from '@galopin/shared/ui';
import { contentPath } from '../../domain/content/contentAddress';
import { contentCopy as copy } from '../../i18n/contentCopy';

/** The way between what the administrator sees. */
export function AdminViews({ view }: { readonly view: 'health' | 'content' }) {
  return (
    <SegmentedLinks label={copy.views}>
      <SegmentedLink
        as={Link}
        {...{ to: paths.admin.to() }}
        aria-current={view === 'health' ? 'page' : undefined}
      >
        {copy.health}
      </SegmentedLink>
      <SegmentedLink
        as={Link}
        {...{ to: contentPath('tips') }}
        aria-current={view === 'content' ? 'page' : undefined}
      >
        {copy.title}
      </SegmentedLink>
    </SegmentedLinks>
  );
}
