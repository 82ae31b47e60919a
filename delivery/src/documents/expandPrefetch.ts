const PLACEHOLDER = /\{(?:(params|query)\.(\w+)(?:\|(\w+))?|today)\}/g;

export interface PrefetchValues {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly now: Date;
}

/**
 * Address of a page's first API call. `{params.id}`, `{query.jour|today}` and `{today}` are replaced, values encoded;
 * `today` is the current day in UTC, any other default stands for itself.
 * @returns `null` when a value without default is missing, or a placeholder is none of these
 */
export function expandPrefetch(template: string, { params, query, now }: PrefetchValues): string | null {
  const today = now.toISOString().slice(0, 10);
  const valueOf = (kind: string | undefined, name = '', fallback?: string) => {
    const given = kind === 'params' ? params[name] : query.get(name);
    return given ?? (fallback === 'today' ? today : fallback);
  };
  let complete = true;
  const url = template.replace(PLACEHOLDER, (whole, kind?: string, name?: string, fallback?: string) => {
    const value = whole === '{today}' ? today : valueOf(kind, name, fallback);
    complete &&= value !== undefined;
    return encodeURIComponent(value ?? '');
  });
  return complete && !/[{}]/.test(url) ? url : null;
}
