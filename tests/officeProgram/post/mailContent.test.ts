import { describe, expect, onTestFinished, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { sendRows } from '@/store/billing/sentDocuments/sendRows';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { companyChanged } from '@/store/facts/company';
import { receiptRecorded } from '@/store/facts/receipts';
import { clientReminded } from '@/store/facts/reminders';
import { documentSent } from '@/store/facts/sentDocuments';
import { paperFiles, type WritePapers } from '../../../office/papers/paperFiles';
import { sendMail } from '../../../office/post/mailer';
import { documentMail } from '../../../office/post/documentMail';
import { reminderMail } from '../../../office/post/reminderMail';
import { pdfPages } from '../../e2e/pdfText';
import { CERTIFICATE } from '../../server/support/certificate';
import { account, salesOf } from '../../support/accounts';
import { billOf } from '../../support/bills';
import { startMailServer } from '../../support/mailServer';
import { mimeParts } from '../../support/mimeParts';
import { done } from '../../support/said';

const BILLS = [1, 2, 3, 4, 5, 6, 7].map((number) => billOf(number));

const business: Business = { ...emptyBusiness, ...salesOf(account(1)), bills: billTable(BILLS) };

const draft = {
  accountId: 'account-1',
  channel: 'Email',
  language: 'en',
  to: 'accounts@konkan.example',
  amount: 8260,
  billIds: BILLS.map(({ id }) => id),
  text: 'Dear <b>Meera</b>,\n\nplease pay\nupi://pay?pa=a&am=1',
  subject: 'Reminder',
} as const;

/** A reminder as the office mails it. */
async function reminded(more: object = {}, of = business, write: WritePapers = paperFiles) {
  const store = createStore(of);
  done(store.dispatch(clientReminded({ ...draft, ...more }, '2026-11-21')));
  const [reminder] = Object.values(store.getState().reminders.entities);
  if (!reminder) throw new Error('Nobody was reminded.');
  return reminderMail.content(store, write, reminder.id, '2026-11-21');
}

/** What a mail server is given of it. */
async function mailed(...of: Parameters<typeof reminded>) {
  const mail = await reminded(...of);
  if ('what' in mail) throw new Error(mail.words);
  const server = await startMailServer();
  onTestFinished(server.stop);
  await sendMail({ ...server.settings, replyTo: 'desk@trackyard.example' }, mail, { ca: CERTIFICATE });
  const text = server.mailbox[0]?.text ?? '';
  return { head: text.slice(0, text.indexOf('\r\n\r\n')), parts: mimeParts(text) };
}

const ofType = (parts: ReturnType<typeof mimeParts>, type: string) =>
  parts.filter(({ head }) => head.includes(`Content-Type: ${type}`)).map(({ content }) => content);

describe('a reminder that the office mails', () => {
  test('brings the statement and five of the open bills as PDF files, and tells how many more there are', async () => {
    const { parts } = await mailed();
    const files = ofType(parts, 'application/pdf');
    expect(files).toHaveLength(6);
    for (const file of files) expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    const [statement = '', first = ''] = files.map((file) => pdfPages(file).join(''));
    expect(statement).toContain('StatementofAccount');
    expect(statement).toContain(BILLS[6]?.docNo);
    expect(first).toContain('TaxInvoice');
    expect(first).toContain(BILLS[0]?.docNo);
    const [text = ''] = ofType(parts, 'text/plain').map(String);
    expect(text).toContain('INV-26-27-000005.pdf');
    expect(text).toContain('2 more open bills are in the statement.');
  });

  test('says the same as HTML, in which nothing that was written is a tag', async () => {
    const { parts } = await mailed();
    const [html = ''] = ofType(parts, 'text/html').map(String);
    expect(html).toContain('Dear &lt;b&gt;Meera&lt;/b&gt;,');
    expect(html).not.toContain('<b>');
    expect(html).toContain('<a href="upi://pay?pa=a&amp;am=1">');
  });

  test('tells where to ask for no more, as it is no paper, and where to answer', async () => {
    const { head } = await mailed();
    expect(head).toMatch(/^List-Unsubscribe: <mailto:desk@trackyard\.example\?subject=Unsubscribe>/m);
    expect(head).toMatch(/^Reply-To: desk@trackyard\.example$/m);
  });

  test('speaks the language of the reminder under it, too', async () => {
    const { parts } = await mailed({ language: 'hi', billIds: ['bill-1'] });
    expect(String(ofType(parts, 'text/plain')[0])).toContain('संलग्न: ');
  });

  test('leaves the bills away that would make it too large for a mail server, and counts them', async () => {
    const write: WritePapers = (papers) =>
      Promise.resolve(papers.map(({ id }) => ({ name: `${id}.pdf`, bytes: new Uint8Array(5_000_000) })));
    const mail = await reminded({}, business, write);
    expect(mail).toMatchObject({ files: [{}, { name: 'bill-1.pdf' }] });
    expect(mail).toHaveProperty('text', expect.stringContaining('6 more open bills are in the statement.'));
  });

  test('goes without its papers where they cannot be written, and says so', async () => {
    const mail = await reminded({}, business, () => Promise.reject(new Error('out of memory')));
    expect(mail).toMatchObject({ files: [] });
    expect(mail).toHaveProperty('text', expect.stringContaining('The statement could not be attached. Ask us for it.'));
  });

  test('is refused in words where no face has a letter of its papers', async () => {
    const [first] = BILLS;
    const bill = { ...first, recipient: { ...first?.recipient, name: '株式会社' } } as typeof first & object;
    const of = { ...business, bills: billTable([bill]) };
    expect(await reminded({ billIds: ['bill-1'] }, of)).toEqual({
      what: 'refused',
      words: expect.stringMatching(/^It has no letter for “株”/),
    });
  });
});

describe('a bill that the office mails', () => {
  const sent = (write: WritePapers) => {
    const store = createStore(business);
    const { accountId, channel, language, to, text, subject } = draft;
    const of = { kind: 'Bill', documentId: 'bill-1' } as const;
    done(store.dispatch(documentSent({ ...of, accountId, channel, language, to, text, subject }, '2026-11-21')));
    return documentMail.content(store, write, store.getState().sentDocuments.ids[0] ?? '', '2026-11-21');
  };

  test('is tried again where its PDF cannot be written now, as it is no bill without', async () => {
    expect(await sent(() => Promise.reject(new Error('out of memory')))).toEqual({
      what: 'later',
      words: 'Its PDF could not be written.',
    });
  });

  test('is refused with the cure where its PDF is larger than mail servers take', async () => {
    const files = [{ name: 'INV-26-27-000001.pdf', bytes: new Uint8Array(13_000_000) }];
    expect(await sent(() => Promise.resolve(files))).toMatchObject({
      what: 'refused',
      words: expect.stringContaining('Download it, and send it yourself.'),
    });
  });

  test('tells its file under the text', async () => {
    const files = [{ name: 'INV-26-27-000001.pdf', bytes: new Uint8Array(9) }];
    expect(await sent(() => Promise.resolve(files))).toMatchObject({
      text: expect.stringMatching(/\n\nAttached: INV-26-27-000001\.pdf\.$/),
      isPaper: true,
    });
  });

  test.each([
    ['all', 1180, /It is settled\. Thank you\./, /upi:/],
    ['some', 500, /₹680 of it is still open\.[^]*&am=680\.00&/, /1180\.00/],
  ])('that was paid meanwhile, %s of it, asks for what is open as it goes', async (_what, cash, told, untold) => {
    const store = createStore(business);
    done(
      store.dispatch(companyChanged({ was: { name: '', upiId: '' }, to: { name: 'Konkan', upiId: 'konkan@bank' } })),
    );
    const [row] = sendRows(store.getState(), 'Bill', ['bill-1'], 'en');
    if (!row) throw new Error('It is gone.');
    expect(row.text).toContain('&am=1180.00&');
    done(store.dispatch(documentSent(row.draftBy('Email', true), '2026-11-21')));
    const allocations = [{ billId: 'bill-1', amount: cash }];
    const paid = { accountId: 'account-1', on: '2026-11-21', mode: 'UPI', cash, allocations } as const;
    done(store.dispatch(receiptRecorded(paid, '2026-11-21')));
    const [id = ''] = store.getState().sentDocuments.ids;
    const write: WritePapers = () => Promise.resolve([{ name: 'bill.pdf', bytes: new Uint8Array(9) }]);
    const mail = await documentMail.content(store, write, id, '2026-11-21');
    expect(mail).toMatchObject({ text: expect.stringMatching(told), to: 'accounts@konkan.example' });
    expect(mail).not.toHaveProperty('text', expect.stringMatching(untold));
  });
});
