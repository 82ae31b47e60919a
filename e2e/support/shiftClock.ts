/**
 * Puts the clock of a page or a process `by` milliseconds ahead; it goes on at its own pace. Needs nothing around it:
 * its text is run elsewhere.
 */
export function shiftClock(by: number): void {
  const RealDate = Date;
  const realNow = RealDate.now.bind(RealDate);
  RealDate.now = () => realNow() + by;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[]) =>
      Reflect.construct(target, given.length === 0 ? [target.now()] : given) as Date,
    apply: (target) => new target(target.now()).toString(),
  });
}

/** Environment of a Node process, and of those it starts, whose clock is ahead. */
export function shiftedEnvironment(by: number): { readonly NODE_OPTIONS: string } {
  const code = encodeURIComponent(`(${shiftClock.toString()})(${by})`);
  return {
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import data:text/javascript,${code}`.trim(),
  };
}
