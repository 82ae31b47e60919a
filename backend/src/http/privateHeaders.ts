/** Headers of an answer that is for whoever asked alone. */
export const PRIVATE = { 'cache-control': 'private, no-store', vary: 'Authorization' } as const;
