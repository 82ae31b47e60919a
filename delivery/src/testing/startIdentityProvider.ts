import { generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PROJECT = 'demo-galopin';

export interface TestClaims {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  /** When the password was given, epoch seconds; ten seconds ago unless told otherwise. */
  readonly auth_time?: number;
  readonly project?: string;
  /** Seconds from now; negative is past. */
  readonly expiresIn?: number;
}

/** An identity provider with keys of its own, which it publishes as Google does, and the ID tokens it signs. */
export async function startIdentityProvider() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' }];
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    keysUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sign(claims: TestClaims): string {
      const content = `${encode({ alg: 'RS256', kid: 'test' })}.${encode(body(claims))}`;
      return `${content}.${signBytes('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
    },
    /** As the Auth emulator makes them. */
    unsigned: (claims: TestClaims): string => `${encode({ alg: 'none' })}.${encode(body(claims))}.`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function body({ project = PROJECT, expiresIn = 3600, ...claims }: TestClaims): object {
  const now = Math.floor(Date.now() / 1000);
  return {
    auth_time: now - 10,
    ...claims,
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat: Math.min(now, now + expiresIn - 1),
    exp: now + expiresIn,
  };
}
