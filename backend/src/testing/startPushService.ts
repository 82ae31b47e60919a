import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';

/** What a browser hands out of a subscription. */
export interface TestDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A message as it arrived at a device. */
export interface PushedMessage {
  /** Opened with the device's keys. */
  readonly text: string;
  /** Seconds that the service would keep it. */
  readonly ttl: number;
  /** Whom the site says to be told of trouble. */
  readonly contact: string;
}

/** A push service of the tests' own: it opens what it is given (RFC 8291) and checks who sent it (RFC 8292). */
export interface PushService {
  readonly origin: string;
  /** A new device; @param key public key that its browser was given, base64url */
  subscribe(key: string): TestDevice;
  /** What came for a device. */
  messagesOf(device: Pick<TestDevice, 'endpoint'>): readonly PushedMessage[];
  /** Status that is answered from now on. */
  answer(status: number): void;
  /** Calls that came, taken or not. */
  calls(): number;
  stop(): Promise<void>;
}

interface Known {
  readonly key: string;
  readonly auth: Buffer;
  readonly pair: ReturnType<typeof createECDH>;
  readonly messages: PushedMessage[];
}

export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, Known>();
  let status = 201;
  let calls = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls += 1;
      const device = devices.get(request.url ?? '');
      const take = async () => {
        if (device === undefined) return 404;
        if (status >= 300) return status;
        const contact = await readContact(request.headers.authorization ?? '', device.key);
        const text = open(Buffer.concat(chunks), device);
        device.messages.push({ text, contact, ttl: Number(request.headers['ttl']) });
        return status;
      };
      take().then(
        (answer) => response.writeHead(answer).end(),
        (error: unknown) => response.writeHead(400).end(String(error)),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    subscribe: (key) => {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      devices.set(path, { key, auth, pair, messages: [] });
      return { endpoint: `${origin}${path}`, p256dh, auth: auth.toString('base64url') };
    },
    messagesOf: ({ endpoint }) => devices.get(new URL(endpoint).pathname)?.messages ?? [],
    answer: (next) => {
      status = next;
    },
    calls: () => calls,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readContact(authorization: string, wanted: string): Promise<string> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== wanted) throw new Error('signed with another key than the device was subscribed with');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const { payload } = await jwtVerify(token, createPublicKey({ key: jwk, format: 'jwk' }));
  return payload.sub ?? '';
}

const derive = (ikm: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, bytes));

function open(body: Buffer, { auth, pair }: Known): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
