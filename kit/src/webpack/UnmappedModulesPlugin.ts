import webpack, { type Compiler } from 'webpack';

/** What the federation plugin writes by itself holds the checkout's own path. */
const WRITTEN = /[\\/]\.federation[\\/]/;
/** After webpack's own plugin, which turns maps on for every module. */
const LAST = 1000;

/** Keeps modules that differ from checkout to checkout out of the source maps: the same inputs give the same bytes. */
export class UnmappedModulesPlugin {
  apply(compiler: Compiler): void {
    const name = 'UnmappedModulesPlugin';
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.buildModule.tap({ name, stage: LAST }, (module) => {
        if (!(module instanceof webpack.NormalModule) || !WRITTEN.test(module.resource)) return;
        module.useSourceMap = false;
        module.useSimpleSourceMap = false;
      });
    });
  }
}
