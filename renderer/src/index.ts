export * from './createRenderer';
export { RenderError, type RenderFault } from './RenderError';
