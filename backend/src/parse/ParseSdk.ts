import type parse from 'parse/node';

/** The SDK as Parse Server hands it over, bound to it within the process. */
export type ParseSdk = typeof parse;

/** Goes past the class permissions: the server's own reads and writes only. */
export const AS_MASTER = { useMasterKey: true } as const;
