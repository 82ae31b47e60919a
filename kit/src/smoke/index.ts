export { installedChromium, isHeadlessShell } from './installedChromium';
