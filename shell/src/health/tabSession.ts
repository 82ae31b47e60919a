const KEY = 'galopin-tab';
const SHAPE = /^[0-9a-f]{16}$/;

/** Random number of this browser tab, 16 hexadecimal digits: tells its reports from those of others, and nothing else. */
export function tabSession(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): string {
  const known = storage?.getItem(KEY) ?? '';
  if (SHAPE.test(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  storage?.setItem(KEY, made);
  return made;
}
