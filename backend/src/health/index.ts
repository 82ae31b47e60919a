export * from './healthRoutes';
