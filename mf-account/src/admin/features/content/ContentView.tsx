import type { ContentItem } from '@galopin/shared/contracts';
import { definePageView, type PageViewProps } from '@galopin/shared/read';
import { Link } from '@galopin/shared/router';
import { SegmentedLink, SegmentedLinks } from '@galopin/shared/ui';
import { CONTENT_LISTS, contentPath, type ContentAddress } from '../../domain/contentAddress';
import { contentCopy as copy } from '../../i18n/contentCopy';
import { AdminFrame } from '../frame/AdminFrame';
import { ARTICLE_PARTS } from './ArticleParts';
import { ContentEditor } from './ContentEditor';
import { ArticleList, LegalList, TipList } from './ContentLists';
import { loadContent, type AddressedContent } from './contentLoader';
import { LEGAL_PARTS } from './LegalParts';
import { MissingContent } from './MissingContent';
import { SELLER_PARTS } from './SellerParts';
import { TIP_PARTS } from './TipParts';

/** `/Admin?vue=contenus`: what editors write, in three lists, and one of them open. */
function ContentView({ data: { content: data, address } }: PageViewProps<AddressedContent>) {
  if (data.shows === 'missing') return <MissingContent address={address} />;
  if (data.shows === 'item') {
    return <OpenContent key={`${data.item.kind}/${data.item.key}`} item={data.item} address={address} />;
  }
  return (
    <AdminFrame view="content" subtitle={copy.subtitle}>
      <SegmentedLinks label={copy.listsLabel}>
        {CONTENT_LISTS.map((list) => (
          <SegmentedLink
            key={list}
            as={Link}
            to={contentPath(list)}
            aria-current={list === address.list ? 'page' : undefined}
          >
            {copy.lists[list]}
          </SegmentedLink>
        ))}
      </SegmentedLinks>
      {data.shows === 'tips' && <TipList contents={data.contents} />}
      {data.shows === 'articles' && <ArticleList contents={data.contents} />}
      {data.shows === 'legal' && <LegalList contents={data.contents} />}
    </AdminFrame>
  );
}

function OpenContent({ item, address }: { readonly item: ContentItem; readonly address: ContentAddress }) {
  const { list, jour } = address;
  const back = contentPath(list, { jour });
  switch (item.kind) {
    case 'tips':
      return <ContentEditor first={item as ContentItem<'tips'>} parts={TIP_PARTS} back={back} />;
    case 'articles':
      return <ContentEditor first={item as ContentItem<'articles'>} parts={ARTICLE_PARTS} back={back} />;
    case 'legal':
      return <ContentEditor first={item as ContentItem<'legal'>} parts={LEGAL_PARTS} back={back} />;
    case 'seller':
      return <ContentEditor first={item as ContentItem<'seller'>} parts={SELLER_PARTS} back={back} />;
  }
}

export const view = definePageView({ load: loadContent, View: ContentView });
