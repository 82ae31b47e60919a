import { PageHeader } from '@galopin/shared/ui';
import { EmptyCard } from '../../components/EmptyNotice';
import { contentPath, type ContentAddress } from '../../domain/contentAddress';
import { adminCopy } from '../../i18n/adminCopy';
import { contentCopy as copy } from '../../i18n/contentCopy';

/** The address names a content that is not there. */
export function MissingContent({ address: { list, jour } }: { readonly address: ContentAddress }) {
  return (
    <>
      <PageHeader title={adminCopy.title} subtitle={copy.subtitle} />
      <EmptyCard
        icon="help-circle"
        title={copy.missing}
        text={copy.missingText}
        link={{ to: contentPath(list, { jour }), label: copy.back }}
      />
    </>
  );
}
