// Cubot makes telephones.
const BOTS = /(?<!\bcu)bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|googleother/i;

/** Whether a user agent presents itself as an indexer. */
export const isSearchBot = (userAgent: string): boolean => BOTS.test(userAgent);
