import { readClaim } from './claimDataFolder';
import { EMBEDDED_LIMITS, REQUEST_LIMITS, type PoolLimits } from './poolSettings';

/** How long those who wait give the database at an address: more to the embedded one of the data folder. */
export function limitsOf(dataDir: string, databaseUrl: string): PoolLimits {
  return readClaim(dataDir)?.url === databaseUrl ? EMBEDDED_LIMITS : REQUEST_LIMITS;
}
