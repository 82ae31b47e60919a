export { findPostgres } from './findPostgres';
