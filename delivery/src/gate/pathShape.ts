/** A pattern as the router compares it: without case and trailing slash, whatever its parameters are called. */
export function pathShape(pattern: string): string {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  return `/${segments.map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase())).join('/')}`;
}
