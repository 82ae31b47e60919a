export { HEADLESS_SHELL, installedChromium } from './installedChromium';
