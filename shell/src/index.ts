import { PAGE_STATE_ID } from '@galopin/shared/contracts';
import { whenPainted } from './boot/whenPainted';

// What the server sent is seen first: this file may have come before the browser has laid it out.
const ready = document.getElementById(PAGE_STATE_ID) === null ? Promise.resolve() : whenPainted(document);
void ready.then(() => import(/* webpackMode: "eager" */ './bootstrap'));
