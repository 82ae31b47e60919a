import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// A limit, not an expectation, as Jest's own: a second is little on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lacks what the router and Fetch-based code expect of every browser.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** jsdom lays nothing out, so no element ever changes its size. */
class StillResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: StillResizeObserver });
