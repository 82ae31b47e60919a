import { definePage } from '@galopin/shared/contracts';
import { loadAdmin } from '../features/admin/adminLoader';
import { AdminPage } from '../features/admin/AdminPage';
import { AdminSkeleton } from '../features/admin/AdminSkeleton';

/** `/Admin`: the system's health and what editors write, for the administrator. */
export const page = definePage({ loader: loadAdmin, Page: AdminPage, Skeleton: AdminSkeleton });
