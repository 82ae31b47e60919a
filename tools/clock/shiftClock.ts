import { runInThisContext } from 'node:vm';

/**
 * Script that puts the clock of a page or a process ahead; it goes on at its own pace. Text and not a function, whose
 * text depends on what compiled it.
 * @param by milliseconds
 */
export const shiftScript = (by: number): string => `(() => {
  const RealDate = Date;
  const realNow = RealDate.now.bind(RealDate);
  RealDate.now = () => realNow() + ${by};
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [target.now()] : given),
    apply: (target) => new target(target.now()).toString(),
  });
})();`;

/** Puts the clock of this process ahead. */
export function shiftClock(by: number): void {
  runInThisContext(shiftScript(by));
}

/** Environment of a Node process, and of those it starts, whose clock is ahead of this one's. */
export function shiftedEnvironment(by: number): { readonly NODE_OPTIONS: string } {
  const load = `--import data:text/javascript,${encodeURIComponent(shiftScript(by))}`;
  return { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${load}`.trim() };
}
