import type { Audience, AudienceParts } from './audience/createAudience';

/** Brings what measures the audience, once; rejects where its code cannot be had, and tries again the next time. */
export type AudienceAccess = () => Promise<Audience>;

/** Nothing of it is on the way to the first view: its code comes when the page is idle, or with the first wish for it. */
export function createAudienceAccess(parts: AudienceParts): AudienceAccess {
  let made: Promise<Audience> | undefined;
  const make = async () => {
    const { createAudience } = await import(/* webpackChunkName: "audience" */ './audience/createAudience');
    return createAudience(parts);
  };
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
