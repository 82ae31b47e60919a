/**
 * Every table the backend itself reads and writes; Parse Server's are its own. Each feature declares its tables beside
 * their rows: `declare module '../database/Database'`.
 */
export interface Database {}
