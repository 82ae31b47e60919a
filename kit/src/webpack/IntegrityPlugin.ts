import webpack, { type Compiler } from 'webpack';

/** Global that the shell answers by; a chunk loader that does not name it loads files without their hash. */
export const INTEGRITY_GLOBAL = '__galopinIntegrity';

/** Extends the code by which a chunk loader makes a `script` element. */
export const askForIntegrity = (source: string): string =>
  `${source}\nif (self.${INTEGRITY_GLOBAL}) script.integrity = self.${INTEGRITY_GLOBAL}(script.src);`;

/**
 * Makes webpack's own chunk loader ask for integrity: the shell keeps the hashes of the current release and answers
 * by `self.__galopinIntegrity(url)`. Hashing the chunks at build time is not enough, since a container's loader
 * would still fetch them without integrity.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('IntegrityPlugin', askForIntegrity);
    });
  }
}
