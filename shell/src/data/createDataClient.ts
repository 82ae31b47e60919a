import { AppError, type DataClient, type Logger, type PublicConfig } from '@galopin/shared/contracts';
import { fr } from '../i18n/fr';
import type { ParseSdk } from './parseSdk';

export interface DataClientOptions {
  readonly config: PublicConfig['parse'];
  readonly token: () => Promise<string | null>;
  readonly logger: Logger;
  /** Loads the vendor's code; it comes with the first call, not with the page. */
  readonly load: () => Promise<ParseSdk>;
}

/** Edited content over Parse's cloud functions. */
export function createDataClient({ config, token, logger, load }: DataClientOptions): DataClient {
  let sdk: Promise<ParseSdk> | undefined;

  const initialise = async () => {
    const loaded = await load();
    loaded.initialise(config);
    // The answer changes nothing for the visitor: it tells whoever reads the log why content may be missing.
    loaded
      .health()
      .catch((error: unknown) => logger.warn('Parse does not answer to /health', { message: String(error) }));
    return loaded;
  };

  return {
    async run(functionName, params = {}) {
      sdk ??= initialise().catch((cause: unknown) => {
        sdk = undefined;
        logger.error(fr.data.initialisationFailed, { message: String(cause) });
        throw new AppError('data-unavailable', fr.data.initialisationFailed, { cause });
      });
      const ready = await sdk;
      const bearer = await token();
      try {
        return await ready.run(functionName, bearer === null ? params : { ...params, token: bearer });
      } catch (cause) {
        throw new AppError('data-unavailable', `The function ${functionName} failed`, { cause });
      }
    },
  };
}
