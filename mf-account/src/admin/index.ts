export { loadAdmin } from './features/frame/adminLoader';
export { AdminPage } from './features/frame/AdminPage';
export { AdminSkeleton } from './features/frame/AdminSkeleton';
