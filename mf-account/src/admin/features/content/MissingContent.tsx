import { Link } from '@galopin/shared/router';
import { ButtonLink, Card, EmptyState, PageHeader } from '@galopin/shared/ui';
import { contentPath, type ContentAddress } from '../../domain/contentAddress';
import { adminCopy } from '../../i18n/adminCopy';
import { contentCopy as copy } from '../../i18n/contentCopy';

/** The address names a content that is not there. */
export function MissingContent({ address: { list, jour } }: { readonly address: ContentAddress }) {
  return (
    <>
      <PageHeader title={adminCopy.title} subtitle={copy.subtitle} />
      <Card>
        <EmptyState
          icon="help-circle"
          title={copy.missing}
          text={copy.missingText}
          action={
            <ButtonLink as={Link} {...{ to: contentPath(list, { jour }) }} $variant="secondary">
              {copy.back}
            </ButtonLink>
          }
        />
      </Card>
    </>
  );
}
