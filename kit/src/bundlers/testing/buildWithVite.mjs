import path from 'node:path';
import { federation } from '@module-federation/vite';
import { tsImport } from 'tsx/esm/api';
import { build } from 'vite';

/** Folder of a remote, and folder to write to. */
const [, , folder = '', output = ''] = process.argv;
const root = path.resolve(folder);
const { federationOptions, wholeShares } = await tsImport('../index.ts', import.meta.url);
const { remote } = await tsImport(path.join(root, 'remote.config.ts'), import.meta.url);
const options = federationOptions(remote, root);

await build({
  configFile: false,
  root,
  // Files are found from where the entry is.
  base: './',
  logLevel: 'warn',
  plugins: [federation(options), wholeShares()],
  build: {
    target: 'es2022',
    outDir: path.resolve(output),
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: { input: Object.values(options.exposes).map((file) => path.join(root, file)) },
  },
});
