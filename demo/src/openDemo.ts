import type { OpenExtension } from '@galopin/backend/main';
import { makeDemoAccounts } from './accounts/makeDemoAccounts';
import { startDemo } from './filler/startDemo';

/** The demo world in the backend's process: accounts at once, races before the API listens. */
export const openDemo: OpenExtension = ({ settings, stores, log, logger, ...live }) => {
  const accounts = makeDemoAccounts(settings, stores.members, logger);
  return {
    probe: accounts?.probe,
    start: () => startDemo({ ...live, history: settings.demoDays, editing: stores, logger: log }),
    stop: async () => accounts?.stop(),
  };
};
