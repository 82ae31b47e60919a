import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { answerStarting } from './answerStarting';
import { listen, urlOf } from './listen';

export interface DoorOptions {
  readonly host: string;
  /** 0 for any. */
  readonly port: number;
  /** Whether any port will do where this one is taken. */
  readonly orAny: boolean;
}

/** The emulator's address, there before the emulator is. */
export interface Door {
  readonly url: string;
  /** From now on the emulator answers, which listens at an address of its own. */
  lead(url: string): void;
  close(): Promise<void>;
}

/** @throws the system's error for an address that cannot be had */
export async function openDoor({ host, port, orAny }: DoorOptions): Promise<Door> {
  let emulator: string | null = null;
  const server = createServer((call, answer) => {
    if (emulator === null) answerStarting(call, answer);
    else pass(call, answer, emulator);
  });
  await listen(server, port, host).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || !orAny) throw error;
    return listen(server, 0, host);
  });
  return {
    url: urlOf(server),
    lead(url) {
      emulator = url;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(call: IncomingMessage, answer: ServerResponse, emulator: string): void {
  const { method, headers, url = '/' } = call;
  const passed = request(new URL(url, emulator), { method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  passed.once('error', () => answer.destroy());
  answer.once('close', () => passed.destroy());
  call.pipe(passed);
}
