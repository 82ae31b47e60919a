import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail that arrived. */
export interface ReceivedMail {
  readonly to: string;
  /** By name in small letters, unfolded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A mail server that keeps what comes, for tests. */
export interface Mailbox {
  /** `smtp://…` */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** What the next mails are refused with, by SMTP's codes; null takes them. */
  refuse(code: number | null): void;
  stop(): Promise<void>;
}

export async function startMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal !== null) {
          done(Object.assign(new Error('refused by the test'), { responseCode: refusal }));
          return;
        }
        const [to] = session.envelope.rcptTo;
        mails.push({ to: to?.address ?? '', ...readMail(Buffer.concat(chunks).toString()) });
        done(null, 'kept');
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (code) => {
      refusal = code;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodeWords(line.slice(line.indexOf(':') + 1).trim()),
    ]),
  );
  return { headers, text: decodeBody(body.join('\r\n\r\n'), headers['content-transfer-encoding'] ?? '7bit') };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll('=\r\n', '')) : body;
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/g, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** Words that are not ASCII, RFC 2047. */
const decodeWords = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_word, kind: string, value: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(value, 'base64').toString()
        : decodeQuoted(value.replaceAll('_', ' ')),
    );
