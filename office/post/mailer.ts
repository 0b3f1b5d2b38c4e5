import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { SECOND_MS } from '@/journal/kit/durations';
import type { MailSettings } from '@/office/mail/mailSettings';
import { isMailAddress } from '@/store/kit/typed/mailAddress';
import type { PaperFile } from '../papers/paperFiles';
import { outcomeOf, type SendOutcome } from './sendOutcome';

/** How long each step of a connection may take, and all of them together. */
const TIMEOUTS = {
  dnsTimeout: 10 * SECOND_MS,
  connectionTimeout: 15 * SECOND_MS,
  greetingTimeout: 15 * SECOND_MS,
  socketTimeout: 60 * SECOND_MS,
};
const LONGEST_SENDING_MS = 120 * SECOND_MS;

const CURE = 'Correct it on the client, then send it again.';

/** All that it takes to send: what the office's own programs alone know. */
export interface SendingSettings extends MailSettings {
  password: string;
}

/** A mail to one person. */
export interface OutgoingMail {
  /** Of what it tells: a server that is given it twice can see that it is the same one. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The same, for whoever reads HTML. */
  html?: string;
  /** Papers that go along. */
  files?: readonly PaperFile[];
  /** Whether it is a paper that the law or a deal asks for: from any other the receiver may ask not to get more. */
  isPaper?: boolean;
}

/** Where a receiver asks not to get any more (RFC 2369): a person reads it, as nothing here takes mail. */
function unsubscribing({ replyTo, senderAddress }: MailSettings) {
  const address = (replyTo ?? senderAddress).split('@').map(encodeURIComponent).join('@');
  return { unsubscribe: { url: `mailto:${address}?subject=Unsubscribe`, comment: 'No more of these' } };
}

interface SendingOptions {
  /** Whom the server's certificate is trusted from, in the place of those that everybody trusts. */
  ca?: string | undefined;
  longestMs?: number;
}

const transportOf = ({ host, port, security, user, password }: SendingSettings, ca: string | undefined) =>
  createTransport({
    host,
    port,
    secure: security === 'TLS',
    requireTLS: true,
    ...(user && { auth: { user, pass: password } }),
    ...(ca !== undefined && { tls: { ca } }),
    ...TIMEOUTS,
    // What clients wrote is text, never the name of something to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Sends a mail once; tells what became of it, and never rejects. */
export async function sendMail(
  settings: SendingSettings,
  { id, to, subject, text, html, files = [], isPaper = true }: OutgoingMail,
  { ca, longestMs = LONGEST_SENDING_MS }: SendingOptions = {},
): Promise<SendOutcome> {
  // Of a list each address would be sent to.
  if (!isMailAddress(to)) return { what: 'refused', words: `“${to}” is no e-mail address. ${CURE}` };
  const { senderName, senderAddress, replyTo } = settings;
  const transport = transportOf(settings, ca);
  let isHandedOver = false;
  transport.use('stream', ({ message }, done) => {
    const read = message.createReadStream.bind(message);
    // The last stream before the server's, which reads it once it has taken the recipient: at its end all is on its way.
    message.createReadStream = (options) =>
      read(options).pipe(new PassThrough().once('end', () => (isHandedOver = true)));
    done();
  });
  try {
    const { response } = await transport.sendMail({
      from: { name: senderName, address: senderAddress },
      to: { name: '', address: to },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      ...(html !== undefined && { html }),
      attachments: files.map(({ name, bytes }) => ({
        filename: name,
        content: Buffer.from(bytes),
        contentType: 'application/pdf',
      })),
      ...(!isPaper && { list: unsubscribing(settings) }),
      messageId: `<${Buffer.from(id).toString('base64url')}@${senderAddress.split('@')[1] ?? ''}>`,
      envelope: { from: senderAddress, to: [to] },
      signal: AbortSignal.timeout(longestMs),
    });
    return outcomeOf({ response }, settings, true);
  } catch (error) {
    return outcomeOf({ error }, settings, isHandedOver);
  } finally {
    transport.close();
  }
}
