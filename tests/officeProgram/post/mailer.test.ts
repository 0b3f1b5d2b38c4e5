import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sendMail, type SendingSettings } from '../../../office/post/mailer';
import { CERTIFICATE } from '../../server/support/certificate';
import { lineTo } from '../../server/support/line';
import { answering, startMailServer } from '../../support/mailServer';

const mail = {
  id: 'reminder-1',
  to: 'meera@konkan.example',
  subject: 'Reminder: ₹100',
  text: 'Dear Meera,\n\n₹100 is open.',
};
const send = (settings: SendingSettings, more: Partial<typeof mail> = {}) =>
  sendMail(settings, { ...mail, ...more }, { ca: CERTIFICATE, longestMs: 5_000 });

async function started(...options: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...options);
  onTestFinished(server.stop);
  return server;
}

describe('a mail', () => {
  test.each([
    ['STARTTLS', {}],
    ['TLS from the start', { secure: true }],
  ])('goes over %s, to one person, and is told as accepted in the words of the server', async (_what, options) => {
    const { settings, mailbox } = await started(options);
    expect(await send({ ...settings, replyTo: 'office@trackyard.example' })).toEqual({
      what: 'accepted',
      words: '250 Ok: queued as 4F2',
    });
    expect(mailbox).toMatchObject([{ from: settings.senderAddress, to: [mail.to], isSecure: true }]);
    const [head = '', body = ''] = (mailbox[0]?.text ?? '').split('\r\n\r\n');
    expect(head).toContain('From: Konkan Trackers <accounts@trackyard.example>');
    expect(head).toContain('Reply-To: office@trackyard.example');
    expect(head).toMatch(/^Message-ID: <cmVtaW5kZXItMQ@trackyard.example>$/im);
    expect(head).toContain('Content-Type: text/plain; charset=utf-8');
    expect(body).not.toBe('');
  });

  test('has the same identity each time, whatever its identity here is made of', async () => {
    const { settings, mailbox } = await started();
    for (const id of ['a', 'a', '>\r\nBcc: all@example.com\r\n<']) await send(settings, { id });
    const ids = mailbox.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1]);
    expect(ids[0]).toBe(ids[1]);
    expect(mailbox[2]?.to).toEqual([mail.to]);
    expect(mailbox[2]?.text).not.toMatch(/^Bcc:/im);
  });

  test('takes no header from what somebody typed', async () => {
    const { settings, mailbox } = await started();
    const crafted = 'Hello\r\nBcc: all@example.com\r\n\r\nAnother body';
    await send(
      { ...settings, senderName: crafted, replyTo: `a@b.example${crafted}` },
      { subject: crafted, text: crafted },
    );
    expect(mailbox.map(({ to }) => to)).toEqual([[mail.to]]);
    const [head = ''] = (mailbox[0]?.text ?? '').split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head.match(/^Subject:/gim)).toHaveLength(1);
  });

  test.each(['a@b.example, c@d.example', 'a@b.example\r\nRCPT TO:<c@d.example>', 'Meera <a@b.example>', ''])(
    'goes to one address and to nothing else that stands in its place: %j',
    async (to) => {
      const { settings, mailbox } = await started();
      expect(await send(settings, { to })).toMatchObject({
        what: 'refused',
        words: expect.stringMatching(/is no e-mail/),
      });
      expect(mailbox).toEqual([]);
    },
  );
});

describe('what a server answers', () => {
  test('of a wrong password stops all, in its words and without the password', async () => {
    const { settings } = await started({
      onAuth: ({ password }, _session, done) => done(answering(535, `5.7.8 Wrong: ${password}`)),
    });
    expect(await send({ ...settings, password: 'not-this-one' })).toEqual({
      what: 'halted',
      words: '535 5.7.8 Wrong: …',
    });
  });

  test('of a sender that it does not take stops all', async () => {
    const { settings } = await started({ onMailFrom: (_address, _session, done) => done(answering(550, 'Not yours')) });
    expect(await send(settings)).toEqual({ what: 'halted', words: '550 Not yours' });
  });

  test('for now, as greylisting does, is tried again, and goes', async () => {
    let times = 0;
    const { settings, mailbox } = await started({
      onRcptTo: (_address, _session, done) => ((times += 1) === 1 ? done(answering(451, 'Greylisted')) : done()),
    });
    expect(await send(settings)).toEqual({ what: 'later', words: '451 Greylisted' });
    expect(await send(settings)).toMatchObject({ what: 'accepted' });
    expect(mailbox).toHaveLength(1);
  });

  test.each([
    [
      'of a recipient',
      { onRcptTo: (_a: unknown, _s: unknown, done: (e?: Error) => void) => done(answering(550, 'No such user')) },
    ],
    [
      'of the whole text',
      {
        onData(stream: NodeJS.ReadableStream, _s: unknown, done: (e?: Error) => void) {
          stream.resume();
          stream.on('end', () => done(answering(550, 'No such user')));
        },
      },
    ],
  ])('for good %s is for that mail alone', async (_what, options) => {
    const { settings } = await started(options);
    expect(await send(settings)).toEqual({ what: 'refused', words: '550 No such user' });
  });
});

describe('a line that breaks', () => {
  /** Sends such a text over a line that is cut where the server does what is given. */
  const sentUntil = async (text: string, cutting: (cut: () => void) => SMTPServerOptions) => {
    const line: { cut?: () => void } = {};
    const { settings } = await started(cutting(() => line.cut?.()));
    const { cut, close, port } = await lineTo(settings.port);
    line.cut = cut;
    onTestFinished(close);
    return send({ ...settings, port }, { text });
  };

  test('where nobody listens is tried again', async () => {
    const { settings, stop } = await startMailServer();
    await stop();
    expect(await send(settings)).toMatchObject({ what: 'later', words: expect.stringContaining('ECONNREFUSED') });
  });

  test('of a server without TLS stops all before anything is told to it', async () => {
    const { settings, mailbox } = await started({ disabledCommands: ['STARTTLS'], hideSTARTTLS: true });
    expect(await send(settings)).toMatchObject({ what: 'halted' });
    expect(mailbox).toEqual([]);
  });

  test('of a server that nobody trusts stops all', async () => {
    for (const options of [{}, { secure: true }]) {
      const { settings, mailbox } = await started(options);
      expect(await sendMail(settings, mail)).toMatchObject({
        what: 'halted',
        words: expect.stringMatching(/certificate/),
      });
      expect(mailbox).toEqual([]);
    }
  });

  test('as there is no host of that name stops all', async () => {
    const { settings } = await started();
    expect(await send({ ...settings, host: 'mail.invalid' })).toMatchObject({ what: 'halted' });
  });

  const inText = (cut: () => void): SMTPServerOptions => ({ onData: (stream) => void stream.once('data', cut) });

  test.each([
    ['before the server let anybody in', mail.text, (cut: () => void) => ({ onAuth: cut })],
    ['before it took the recipient', mail.text, (cut: () => void) => ({ onRcptTo: cut })],
    ['in the middle of a long text', 'x'.repeat(20_000_000), inText],
  ])('%s is tried again', async (_what, text, cutting) => {
    expect(await sentUntil(text, cutting)).toMatchObject({ what: 'later' });
  });

  test('once all was handed over leaves nobody knowing whether it went', async () => {
    expect(await sentUntil(mail.text, inText)).toMatchObject({ what: 'lost' });
  });

  test('that stays silent ends after a while: whether it went is known where nothing was handed over alone', async () => {
    const silent = () => {};
    const { settings } = await started({ onRcptTo: silent });
    expect(await sendMail(settings, mail, { ca: CERTIFICATE, longestMs: 300 })).toMatchObject({ what: 'later' });
    const other = await started({ onData: (stream) => void stream.resume() });
    expect(await sendMail(other.settings, mail, { ca: CERTIFICATE, longestMs: 500 })).toMatchObject({ what: 'lost' });
  });
});
