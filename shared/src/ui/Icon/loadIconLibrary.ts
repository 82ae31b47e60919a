import type * as Library from '@iconify/react';

export type IconLibrary = typeof Library;

let loading: Promise<IconLibrary> | undefined;

async function load(): Promise<IconLibrary> {
  const library = await import('@iconify/react');
  library.addAPIProvider('', { resources: [''], path: '/icons/', timeout: 5000, maxURL: 500 });
  return library;
}

/**
 * The icon library, fetched once, that asks the site's own `/icons` and no other host: 5000 ms at most, URLs of
 * 500 characters at most. Rejects when its file cannot be loaded; the next call then tries again.
 */
export function loadIconLibrary(): Promise<IconLibrary> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
