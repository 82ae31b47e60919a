import type { SilkPattern } from '../../contracts';

/** Paths of each pattern over a jacket that spans 12–28 by 12–37. */
const PATHS: Readonly<Record<SilkPattern, string>> = {
  plain: '',
  hoop: 'M11 21h18v6H11z',
  hoops: 'M11 14h18v3H11zM11 20h18v3H11zM11 26h18v3H11zM11 32h18v3H11z',
  stripes: 'M13 11h2.4v27H13zM18.8 11h2.4v27h-2.4zM24.6 11H27v27h-2.4z',
  sash: 'M11 12h6l12 20v6h-3z',
  braces: 'M15 11h2.6v27H15zM22.4 11H25v27h-2.6z',
  cross: 'M11 13l3-2 15 21-3 2zM29 13l-3-2-15 21 3 2z',
  diamond: 'M20 15l6 9-6 9-6-9z',
  spots:
    'M14 16a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0zM22.6 16a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0zM18.3 22a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0zM14 28a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0zM22.6 28a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0zM18.3 34a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0z',
  star: 'M20 16l1.9 5h5.3l-4.3 3.3 1.6 5.2-4.5-3.1-4.5 3.1 1.6-5.2-4.3-3.3h5.3z',
  halved: 'M20 11h9v27h-9z',
  quartered: 'M20 11h9v13h-9zM11 24h9v14h-9z',
};

/** What is on a jacket. */
export function SilkMark({
  pattern,
  fill,
  clip,
}: {
  readonly pattern: SilkPattern;
  readonly fill: string;
  /** Id of the clip path that keeps it on the jacket. */
  readonly clip: string;
}) {
  const path = PATHS[pattern];
  return path === '' ? null : <path d={path} fill={fill} clipPath={`url(#${clip})`} />;
}
