/** Code of a system's or database's error (`ENOENT`, `57P01`); `undefined` for anything without one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
