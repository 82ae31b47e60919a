/** What is used of Vite's plugins; the kit does not depend on Vite. */
interface VitePlugin {
  readonly name: string;
  buildStart?: unknown;
  buildEnd?: unknown;
  load?: unknown;
  moduleParsed?: unknown;
}

/**
 * Vite plugin that makes builds with `@module-federation/vite` the same each time. Its version 1.23 takes along those
 * exports of the shell's modules that it has seen used, and has seen enough when no module was read for 10 ms: on a busy
 * machine the build then fails (`MISSING_EXPORT`) or comes out otherwise. Here it ends its search before it begins,
 * which leaves it every export, and says so in a warning.
 */
export function wholeShares() {
  return {
    name: 'galopin:whole-shares',
    configResolved({ plugins }: { readonly plugins: readonly VitePlugin[] }): void {
      const [start, end] = ['parseStart', 'parseEnd'].map((name) =>
        plugins.find((plugin) => plugin.name === name),
      );
      const { buildStart } = start ?? {};
      const { buildEnd } = end ?? {};
      // Another version of the plugin may search in another way, or no longer.
      if (!start || !end || !isHook(buildStart) || !isHook(buildEnd)) return;
      delete start.load;
      delete end.moduleParsed;
      start.buildStart = async function (this: unknown, ...args: unknown[]) {
        await buildStart.apply(this, args);
        await buildEnd.call(this);
      };
    },
  };
}

type Hook = (this: unknown, ...args: unknown[]) => unknown;
const isHook = (hook: unknown): hook is Hook => typeof hook === 'function';
