import * as v from 'valibot';

/** An account of the Auth emulator. */
export interface EmulatorAccount {
  readonly uid: string;
  readonly emailVerified: boolean;
}

export interface NewAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly emailVerified: boolean;
}

export interface AccountChanges {
  readonly password?: string;
  readonly emailVerified?: boolean;
  readonly disableUser?: boolean;
}

/** Nothing answers at the emulator's address. */
export class EmulatorUnreachableError extends Error {
  override readonly name = 'EmulatorUnreachableError';
}

/** The emulator has been started and says that it is not ready yet. */
export class EmulatorStartingError extends Error {
  override readonly name = 'EmulatorStartingError';
}

/** Manages accounts of the Auth emulator, which gives its owner's rights to anyone who says so. */
export interface AuthEmulatorClient {
  find(email: string): Promise<EmulatorAccount | undefined>;
  create(account: NewAccount): Promise<void>;
  /** Whether one may sign in so. */
  accepts(email: string, password: string): Promise<boolean>;
  /** A new password ends the account's sessions. */
  update(uid: string, changes: AccountChanges): Promise<void>;
}

const Found = v.object({
  users: v.optional(
    v.array(v.object({ localId: v.string(), emailVerified: v.optional(v.boolean(), false) })),
    () => [],
  ),
});

/**
 * All calls throw EmulatorUnreachableError when nothing answers, EmulatorStartingError while it starts, Error when the
 * emulator refuses.
 * @param host `host:port` of the emulator
 * @source https://firebase.google.com/docs/reference/rest/auth and the emulator's own OpenAPI (2025-01)
 */
export function createAuthEmulatorClient(host: string, projectId: string): AuthEmulatorClient {
  const send = async (path: string, body: unknown): Promise<Response> => {
    const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch((cause: unknown) => {
      throw new EmulatorUnreachableError(`No Auth emulator answers at ${host}.`, { cause });
    });
    if (response.status !== 503) return response;
    await response.body?.cancel();
    throw new EmulatorStartingError(`The Auth emulator at ${host} is starting.`);
  };
  const call = async (method: string, body: unknown): Promise<unknown> => {
    const response = await send(`projects/${projectId}/accounts${method}`, body);
    if (!response.ok) throw await refusal(response);
    return response.json();
  };
  return {
    find: async (email) => {
      const [user] = v.parse(Found, await call(':lookup', { email: [email] })).users;
      return user === undefined ? undefined : { uid: user.localId, emailVerified: user.emailVerified };
    },
    create: async ({ uid, ...account }) => void (await call('', { localId: uid, ...account })),
    accepts: async (email, password) => {
      const response = await send('accounts:signInWithPassword', {
        email,
        password,
        targetProjectId: projectId,
      });
      if (!response.ok && response.status !== 400) throw await refusal(response);
      await response.body?.cancel();
      return response.ok;
    },
    update: async (uid, changes) => void (await call(':update', { localId: uid, ...changes })),
  };
}

async function refusal(response: Response): Promise<Error> {
  return new Error(`The Auth emulator answered ${response.status}: ${await response.text()}`);
}
