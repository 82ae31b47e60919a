const PLACEHOLDER = /\{(params|query)\.(\w+)(?:\|(\w+))?\}/g;

export interface PrefetchValues {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly now: Date;
}

/**
 * Address of a page's first API call. `{params.id}` and `{query.jour|today}` are replaced, values encoded; the default
 * `today` is the current day in UTC, any other stands for itself.
 * @returns `null` when a value without default is missing
 */
export function expandPrefetch(template: string, { params, query, now }: PrefetchValues): string | null {
  let complete = true;
  const url = template.replace(
    PLACEHOLDER,
    (_whole, kind: string, name: string, fallback: string | undefined) => {
      const given = kind === 'params' ? params[name] : (query.get(name) ?? undefined);
      const value = given ?? (fallback === 'today' ? now.toISOString().slice(0, 10) : fallback);
      complete &&= value !== undefined;
      return encodeURIComponent(value ?? '');
    },
  );
  return complete ? url : null;
}
