import { typeset } from '@galopin/shared/lib';
import { downloadCopy } from './downloadCopy';
import { paymentCopy } from './paymentCopy';
import { profileCopy } from './profileCopy';

/** What this remote says to visitors. */
export const fr = typeset({
  profile: profileCopy,
  payment: paymentCopy,
  download: downloadCopy,
} as const);
