import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Alteration } from './alterBuild';

/** Puts a container in place of the real one that changes each `module`, exposed as `expose`. */
export const changing = (change: string): Alteration => ({
  entry: `;{const real=NAME;NAME={init:(...scope)=>real.init(...scope),get:async(expose)=>{
const factory=await real.get(expose);return()=>{const module=factory();${change}}}}}`,
});

/** Faults of a build that were there when it was released. */
export const BUILT_FAULTS = {
  'throws at import': changing('throw new Error("drill: import")'),
  'throws in a loader': changing(
    'return{...module,page:{...module.page,loader:async()=>{throw new TypeError("drill: loader")}}}',
  ),
  'throws at render': changing(
    'return{...module,page:{...module.page,Page:()=>{throw new TypeError("drill: render")}}}',
  ),
  'wrong contract': changing('return{...module,page:{...module.page,contract:"2.0.0"}}'),
  'missing expose': {
    entry:
      ';{const real=NAME;NAME={init:(...scope)=>real.init(...scope),get:(expose)=>real.get(expose+"Missing")}}',
  },
} as const satisfies Record<string, Alteration>;
export type BuiltFault = keyof typeof BUILT_FAULTS;

/** Puts pages in place of the real ones, in the half that a server runs, that change each `module`. */
export const changingServer = (change: string): Alteration => ({
  server: `;{const{pages}=module.exports;module.exports={pages:Object.fromEntries(Object.entries(pages).map(
([name,open])=>[name,()=>{const module=open();${change}}]))}}`,
});

/** Puts a loader in place of the real one. */
const loading = (body: string): Alteration =>
  changingServer(`return{...module,page:{...module.page,loader:async()=>{${body}}}}`);

/** Faults of the half that a server runs, and how each is counted. */
export const SERVER_FAULTS = {
  throws: [
    changingServer('return{...module,page:{...module.page,Page:()=>{throw new TypeError("drill: render")}}}'),
    'threw',
  ],
  'loops for ever': [loading('for(;;);'), 'late'],
  'takes memory without end': [
    loading('const all=[];for(;;)all.push(new Array(1_000_000).fill(all.length))'),
    'memory',
  ],
  'reads the environment': [loading('return process.env.PATH'), 'refused'],
  'calls another host': [loading('return(await fetch("http://127.0.0.1:9/")).text()'), 'refused'],
  'is missing': [{}, 'missing'],
  'is tampered with': [{}, 'shape'],
} as const satisfies Record<string, readonly [Alteration, kind: string]>;
export type ServerFault = keyof typeof SERVER_FAULTS;

export const DAMAGES = ['deleted', 'truncated', 'byte flipped'] as const;
export type Damage = (typeof DAMAGES)[number];

/** Damages a published file, and its compressed twin, where the site keeps them. */
export function damageFile(folder: string, file: string, damage: Damage): void {
  for (const name of [file, `${file}.br`]) {
    const at = path.join(folder, name);
    // What no visitor gets has no twin.
    if (!existsSync(at)) continue;
    if (damage === 'deleted') rmSync(at);
    else if (damage === 'truncated') truncateSync(at, Math.floor(readFileSync(at).length / 2));
    else flipByte(at);
  }
}

function flipByte(at: string): void {
  const content = readFileSync(at);
  const middle = Math.floor(content.length / 2);
  content.writeUInt8(content.readUInt8(middle) ^ 1, middle);
  writeFileSync(at, content);
}
