declare const dropTerms: (
  this: { callback: (error: null, source: string, map: unknown) => void },
  source: string,
  map?: unknown,
) => void;
export = dropTerms;
