// Loaded before a server's own code: its clock is ahead by the milliseconds that a file says, now and whenever it changes.
import { readFileSync } from 'node:fs';

const file = process.env['DRILL_CLOCK'];
const RealDate = Date;
const realNow = RealDate.now.bind(RealDate);
let by = 0;
RealDate.now = () => realNow() + by;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) => Reflect.construct(target, given.length === 0 ? [target.now()] : given),
  apply: (target) => new target(target.now()).toString(),
});
if (file !== undefined) setInterval(() => (by = Number(readFileSync(file, 'utf8'))), 50).unref();
