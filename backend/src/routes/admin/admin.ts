import type { Administration } from '../../admin/openAdministration';
import type { App } from '../App';
import { registerAdminImports } from './imports';
import { registerAdminMembers } from './members';
import { registerAdminPayments } from './payments';

export interface AdminDependencies {
  readonly administration: Administration;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** `/apin/admin`: members, payments and imports, for the administrator alone. */
export function registerAdmin(app: App, { administration, now }: AdminDependencies): void {
  registerAdminMembers(app, { ...administration, now });
  registerAdminPayments(app, { ...administration, now });
  registerAdminImports(app, { ...administration, now });
}
