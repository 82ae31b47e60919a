import webpack, { type Configuration, type StatsCompilation } from 'webpack';

/**
 * Runs webpack once.
 * @returns the entry points and named chunk groups of the build
 * @throws Error listing what does not compile
 */
export async function runWebpack(configuration: Configuration): Promise<StatsCompilation> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack made no compiler of its configuration');
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else if (result) resolve(result);
        else reject(new Error('webpack ended without a result'));
      });
    });
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  return stats.toJson({ all: false, entrypoints: true, chunkGroups: true, assets: true });
}
