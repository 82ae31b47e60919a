import { mountStandalone } from '@galopin/kit/standalone';
import { remote } from '../remote.config';

/** Runs this remote alone: in the fake shell, on the real backend with the demo world. */
const pages = import.meta.webpackContext('./pages', { regExp: /\.ts$/ });

mountStandalone(remote, (name) => pages(`./${name}.ts`));
