import { askForIntegrity } from '../webpack/IntegrityPlugin';

/** What the plugin needs of Rspack's compiler; the kit does not depend on Rspack. */
interface RspackCompiler<Compilation> {
  readonly hooks: {
    readonly compilation: { tap(name: string, prepare: (compilation: Compilation) => void): void };
  };
  readonly rspack: {
    readonly RuntimePlugin: {
      getCompilationHooks(compilation: Compilation): {
        readonly createScript: { tap(name: string, extend: (source: string) => string): void };
      };
    };
  };
}

/** Makes Rspack's chunk loader ask the shell for each chunk's hash; the kit's own builds do the same. */
export class RspackIntegrityPlugin {
  apply<Compilation>({ hooks, rspack }: RspackCompiler<Compilation>): void {
    const name = 'RspackIntegrityPlugin';
    hooks.compilation.tap(name, (compilation) => {
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap(name, askForIntegrity);
    });
  }
}
