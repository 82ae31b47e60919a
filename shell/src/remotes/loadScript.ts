import { AppError } from '@galopin/shared/contracts';

export interface ScriptRequest {
  readonly url: string;
  readonly integrity: string;
  /** Milliseconds until it counts as failed. */
  readonly timeout: number;
}

/**
 * Runs a classic script, or waits for the document's own tag of it.
 * @throws AppError `remote-load` when it cannot be had or its content is not the promised one; `remote-timeout`
 */
export function loadScript(document: Document, { url, integrity, timeout }: ScriptRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const early = findPending(document, url);
    const script = early ?? document.createElement('script');
    const finish = (error?: AppError) => {
      clearTimeout(timer);
      script.remove();
      if (error) reject(error);
      else resolve();
    };
    const timer = setTimeout(() => {
      finish(
        new AppError('remote-timeout', `${url} did not come within ${timeout} ms`, { details: { url } }),
      );
    }, timeout);
    script.addEventListener('load', () => finish());
    script.addEventListener('error', () => {
      finish(new AppError('remote-load', `${url} could not be loaded`, { details: { url } }));
    });
    if (early) return;
    Object.assign(script, { src: url, async: true, crossOrigin: 'anonymous', integrity });
    document.head.append(script);
  });
}

/** A script of the document that is still on its way; one that failed was marked by the document's first script. */
function findPending(document: Document, url: string): HTMLScriptElement | undefined {
  const { href } = new URL(url, document.baseURI);
  return [...document.scripts].find((script) => script.src === href && !script.hasAttribute('data-failed'));
}
