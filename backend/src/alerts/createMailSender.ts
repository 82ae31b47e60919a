import { createTransport } from 'nodemailer';
import type { MailSettings } from './alertSettings';
import type { OutgoingAlert, SendAlert, Sending } from './deliverAlerts';
import { fr } from './i18n/fr';

export interface MailSenderOptions extends MailSettings {
  readonly siteOrigin: string;
  /** Address by which one press ends the alert. */
  readonly stopUrl: (alert: OutgoingAlert) => Promise<string>;
}

export interface MailSender {
  readonly send: SendAlert;
  close(): void;
}

const LIMIT_MS = 10_000;

/** Sends by mail, as text. One press in the mailbox ends the alert (RFC 8058). */
export function createMailSender({ url, from, siteOrigin, stopUrl }: MailSenderOptions): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
    // A message holds nothing but its text: no file, no address is read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (alert) => {
      const { email, message } = alert;
      if (email === null) return { result: 'refused' };
      const stop = await stopUrl(alert);
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: email },
          subject: message.title,
          text: textOf(alert, siteOrigin, stop),
          // The same at another try: a mailbox shows it once.
          messageId: `<alert-${alert.id}@${new URL(siteOrigin).hostname}>`,
          headers: {
            'List-Unsubscribe': `<${stop}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            'Auto-Submitted': 'auto-generated',
          },
        });
        return { result: 'sent' };
      } catch (error) {
        return explain(error);
      }
    },
    close: () => transport.close(),
  };
}

function textOf({ message, kind }: OutgoingAlert, siteOrigin: string, stop: string): string {
  return [
    message.body,
    '',
    fr.mail.more,
    new URL(message.path, siteOrigin).href,
    '',
    '-- ',
    fr.mail.why(fr.kinds[kind]),
    fr.mail.stop,
    stop,
    '',
  ].join('\n');
}

/** A server that refuses the message for good says so by 5xx; the reason holds no address. */
function explain(error: unknown): Sending {
  const { responseCode, code } = error as { readonly responseCode?: number; readonly code?: string };
  if (responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH') return { result: 'refused' };
  return { result: 'later', reason: `mail server: ${code ?? ''} ${responseCode ?? ''}`.trim() };
}
