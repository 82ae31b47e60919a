import { NO_DAY, type ChangeFeed } from '../changes/ChangeFeed';
import type { ParseSdk } from './ParseSdk';

/** Classes that visitors read; what is on a race has its day. */
const READ_CLASSES = ['Tip', 'PressSynthesis', 'GuideArticle', 'LegalPage', 'SellerIdentity'] as const;

/** Announces everything that is written into what visitors read, whoever wrote it and by which way. */
export function tellChanges(parse: ParseSdk, announce: ChangeFeed['announce']): void {
  const told = ({ object }: { readonly object: InstanceType<ParseSdk['Object']> }) => {
    const day: unknown = object.get('jour');
    announce(typeof day === 'string' ? day : NO_DAY);
  };
  for (const name of READ_CLASSES) {
    parse.Cloud.afterSave(name, told);
    parse.Cloud.afterDelete(name, told);
  }
}
