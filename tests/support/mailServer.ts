// A mail server on this machine, which answers as a test wants it to.
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import type { SendingSettings } from '../../office/post/mailer';
import { CERTIFICATE, KEY } from '../server/support/certificate';

export const PASSWORD = 'moss-lantern-7';

/** An answer that is no yes, by its code. */
export const answering = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

interface Received {
  to: string[];
  from: string;
  isSecure: boolean;
  text: string;
}

/** A server that lets in whoever has the password and keeps what it is given. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mailbox: Received[] = [];
  const sessions: SMTPServerSession[] = [];
  const server = new SMTPServer({
    closeTimeout: 100,
    key: KEY,
    cert: CERTIFICATE,
    onAuth: ({ password }, _session, done) =>
      password === PASSWORD ? done(null, { user: 'office' }) : done(answering(535, 'Authentication failed')),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mailbox.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          isSecure: session.secure,
          text: Buffer.concat(parts).toString(),
        });
        done(null, 'Ok: queued as 4F2');
      });
    },
    ...options,
  });
  // A line that breaks is what some tests want.
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  const settings: SendingSettings = {
    host: '127.0.0.1',
    port,
    security: options.secure ? 'TLS' : 'STARTTLS',
    user: 'office',
    password: PASSWORD,
    senderName: 'Konkan Trackers',
    senderAddress: 'accounts@trackyard.example',
    // Tests run at any hour.
    mostAnHour: 1_000,
    atNight: 'Goes',
    dueReminders: 'Proposed',
  };
  return { mailbox, sessions, server, settings, stop: () => new Promise<void>((done) => server.close(() => done())) };
}
