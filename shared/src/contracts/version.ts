/**
 * Version of everything under `contracts`: the only thing two deployables agree on.
 * Major: a remote built before cannot run any more. Minor: something was added. Patch: words only.
 */
export const CONTRACT_VERSION = '1.5.0';
