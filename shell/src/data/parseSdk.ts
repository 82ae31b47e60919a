import type { PublicConfig } from '@galopin/shared/contracts';

/** What the shell needs of the Parse SDK; the only home of Parse in the browser. */
export interface ParseSdk {
  initialise(config: PublicConfig['parse']): void;
  /** Parse's own health call. */
  health(): Promise<void>;
  run(functionName: string, params: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** Loads Parse in a file of its own. */
export async function loadParseSdk(): Promise<ParseSdk> {
  const { default: Parse } = await import(/* webpackChunkName: "parse" */ 'parse');
  return {
    initialise({ appId, javascriptKey, serverPath }) {
      Parse.initialize(appId, javascriptKey);
      Parse.serverURL = new URL(serverPath, window.location.origin).href;
    },
    async health() {
      await Parse.getServerHealth();
    },
    run: (functionName, params) => Parse.Cloud.run(functionName, params) as Promise<unknown>,
  };
}
