import { runInThisContext } from 'node:vm';

/**
 * Gives a jsdom page what every browser has and jsdom has not: Node's own Fetch types, and the abort signals that
 * belong to them. The router makes a `Request` for every navigation.
 */
const node = runInThisContext('globalThis') as typeof globalThis;
const { Request, Response, Headers, AbortController, AbortSignal } = node;
Object.assign(globalThis, { Request, Response, Headers, AbortController, AbortSignal });
