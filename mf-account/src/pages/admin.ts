import { definePage } from '@galopin/shared/contracts';
import { AdminPage, AdminSkeleton, loadAdmin } from '../admin';

/** `/Admin`: the system's health and what editors write, for the administrator. */
export const page = definePage({ loader: loadAdmin, Page: AdminPage, Skeleton: AdminSkeleton });
