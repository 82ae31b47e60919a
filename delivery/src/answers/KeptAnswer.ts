import { packBody, type BodyEncoding } from '@galopin/shared/server';

/** An answer of the backend, ready to be sent again. */
export interface KeptAnswer {
  readonly status: number;
  /** As the backend gave them, names in lower case, but for those of one connection or one encoding. */
  readonly headers: Readonly<Record<string, string>>;
  /** Not packed. */
  readonly body: Buffer;
  /** The backend's, else one of the content; weak: the same for every encoding. */
  readonly etag: string;
  /** The body packed; made when it is first wanted. */
  encoded(encoding: BodyEncoding): Promise<Buffer>;
}

type GivenHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Of one connection, one encoding or one moment: whoever sends the answer again writes its own. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
]);
/** What an answer may depend on beside its address: nobody is signed in here, and the body is packed here. */
const KNOWN_VARY: ReadonlySet<string> = new Set(['authorization', 'accept-encoding']);

export function readAnswer(status: number, given: GivenHeaders, body: Buffer): KeptAnswer {
  const { etag, encoded } = packBody(body);
  const headers = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || OWN_HEADERS.has(name) ? [] : [[name, String(value)] as const],
  );
  const own = given['etag'];
  return {
    status,
    headers: Object.fromEntries(headers),
    body,
    etag: typeof own === 'string' ? own : etag,
    encoded,
  };
}

/** Whether the backend says of its answer that it is the same for everybody. */
export function isForAll({ status, headers }: Pick<KeptAnswer, 'status' | 'headers'>): boolean {
  const control = wordsOf(headers['cache-control']);
  return (
    status === 200 &&
    control.includes('public') &&
    !control.some(
      (word) => word === 'no-store' || word.startsWith('no-cache') || word.startsWith('private'),
    ) &&
    wordsOf(headers['vary']).every((name) => KNOWN_VARY.has(name)) &&
    headers['set-cookie'] === undefined
  );
}

const wordsOf = (text = ''): readonly string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
