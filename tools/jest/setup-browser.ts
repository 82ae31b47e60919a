import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks what the router and Fetch-based code expect of every browser.
Object.assign(globalThis, { TextDecoder, TextEncoder });
