import type { ContentFault } from '../../domain/contentFaults';
import { contentCopy } from '../../i18n/contentCopy';

const copy = contentCopy.faults;

/** A fault as a sentence beside its field. */
export function sayFault(fault: ContentFault): string {
  switch (fault.reason) {
    case 'empty':
    case 'position':
    case 'siren':
    case 'email':
    case 'slug':
    case 'taken':
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
    case 'tip-not-selected':
      return copy.notSelected(fault.number);
    case 'tip-in-two-groups':
      return copy.inTwoGroups(fault.number);
  }
}
