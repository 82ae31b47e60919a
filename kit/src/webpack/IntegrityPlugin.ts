import webpack, { type Compiler } from 'webpack';

/**
 * Makes webpack's own chunk loader ask for integrity: the shell keeps the hashes of the current release and answers
 * by `self.__galopinIntegrity(url)`. Hashing the chunks at build time is not enough, since a container's loader
 * would still fetch them without integrity.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('IntegrityPlugin', (source) =>
        webpack.Template.asString([
          source,
          'if (self.__galopinIntegrity) script.integrity = self.__galopinIntegrity(script.src);',
        ]),
      );
    });
  }
}
