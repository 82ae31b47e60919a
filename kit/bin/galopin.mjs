#!/usr/bin/env node
// `remote.config.ts` is TypeScript; in the workspace so is the kit.
import { existsSync } from 'node:fs';
import { register } from 'tsx/esm/api';

register();
const compiled = new URL('../dist/main.js', import.meta.url);
await import(existsSync(compiled) ? compiled.href : new URL('../src/main.ts', import.meta.url).href);
