import { definePage } from '@galopin/shared/contracts';
import { loadAdmin } from '../admin/features/frame/adminLoader';
import { AdminPage } from '../admin/features/frame/AdminPage';
import { AdminSkeleton } from '../admin/features/frame/AdminSkeleton';

/** `/Admin`: the system's health and what editors write, for the administrator. */
export const page = definePage({ loader: loadAdmin, Page: AdminPage, Skeleton: AdminSkeleton });
