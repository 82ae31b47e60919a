import { AppError } from '@galopin/shared/contracts';

export interface ScriptRequest {
  readonly url: string;
  readonly integrity: string;
  /** Milliseconds until it counts as failed. */
  readonly timeout: number;
}

/**
 * Runs a classic script.
 * @throws AppError `remote-load` when it cannot be had or its content is not the promised one; `remote-timeout`
 */
export function loadScript(document: Document, { url, integrity, timeout }: ScriptRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
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
    script.onload = () => finish();
    script.onerror = () =>
      finish(new AppError('remote-load', `${url} could not be loaded`, { details: { url } }));
    document.head.append(script);
  });
}
