export { mountStandalone, type StandaloneOptions } from './mountStandalone';

declare global {
  interface ImportMeta {
    /** webpack's way to take all modules of a folder into a bundle. */
    webpackContext(folder: string, options: { readonly regExp: RegExp }): <Module>(name: string) => Module;
  }
}
