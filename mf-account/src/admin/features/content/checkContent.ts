import type { ContentItem, ContentKind, ContentTexts } from '@galopin/shared/contracts';
import type { FieldFaults } from '../../components/useAdminForm';
import { contentFaults, slugFault, type ContentFault } from '../../domain/contentFaults';
import { contentCopy } from '../../i18n/contentCopy';

const copy = contentCopy.faults;

/**
 * Sentences for what is to be corrected, by field.
 * @param slug end of the address, read of a new content only
 * @param isComplete whether it is to be published: a tip must be whole then
 */
export function checkContent<Kind extends ContentKind>(
  item: ContentItem<Kind>,
  text: ContentTexts[Kind],
  slug: string,
  isComplete: boolean,
): FieldFaults {
  const ofSlug = item.key === '' ? slugFault(slug) : null;
  const faults = {
    ...(ofSlug !== null && { slug: ofSlug }),
    ...contentFaults(item.kind, text, item.runners ?? [], isComplete),
  };
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, sentenceOf(fault)]));
}

function sentenceOf(fault: ContentFault): string {
  switch (fault.reason) {
    case 'empty':
    case 'position':
    case 'siren':
    case 'email':
    case 'slug':
      return copy[fault.reason];
    case 'one-line':
      return copy.oneLine;
    case 'long':
      return copy.long(fault.most);
    case 'unknown-blank':
      return copy.unknownBlank(fault.blank);
    case 'tip-count':
      return copy.count(fault.number);
    case 'tip-twice':
      return copy.twice(fault.number);
    case 'tip-not-declared':
      return copy.notDeclared(fault.number);
    case 'tip-non-runner':
      return copy.nonRunner(fault.number);
    case 'tip-selected':
      return copy.selected(fault.number);
    case 'tip-not-selected':
      return copy.notSelected(fault.number);
    case 'tip-in-two-groups':
      return copy.inTwoGroups(fault.number);
  }
}
