import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** What an address belongs to, from what one customer holds to what one provider does. Opaque texts, to be compared. */
export interface Networks {
  /** One IPv4 address, or the /64 of an IPv6 one: a host has all addresses of that. */
  readonly own: string;
  /** The /24, or the /48: what is rented as one piece. */
  readonly around: string;
  /** The /16, or the /32. */
  readonly provider: string;
}

/** Bits of each. */
const SIZES = {
  ipv4: { own: 32, around: 24, provider: 16 },
  ipv6: { own: 64, around: 48, provider: 32 },
} as const;

/** Addresses read lately: one visitor's is asked for several times in a row. */
const READ = new LRUCache<string, Networks>({ max: 5000, memoMethod: readNetworks });

/** The networks of an address; an IPv4 address written as an IPv6 one is the IPv4 address. Text that is none is its own. */
export const networksOf = (address: string): Networks => READ.memo(address);

function readNetworks(address: string): Networks {
  if (!ipaddr.isValid(address)) return { own: address, around: address, provider: address };
  const parsed = ipaddr.process(address);
  const bytes = Buffer.from(parsed.toByteArray());
  const kind = parsed.kind();
  const first = (bits: number): string => `${kind} ${bytes.toString('hex', 0, bits / 8)}`;
  const { own, around, provider } = SIZES[kind];
  return { own: first(own), around: first(around), provider: first(provider) };
}
