import { describe, expect, test } from 'vitest';
import { LETTER_KINDS } from '@/store/billing/letters/letterKind';
import { filled, filledLines, variablesIn } from '@/store/billing/letters/filled';
import { ownSms, textToRegister } from '@/store/billing/letters/smsTexts';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import { sendRows } from '@/store/billing/sentDocuments/sendRows';
import { exampleAfter, exampleLetter, exampleRecord, withText } from '@/store/billing/templates/exampleLetter';
import { isOtpText, otpText } from '@/store/billing/templates/otpText';
import { OWN_TEXTS } from '@/store/billing/templates/ownTexts';
import { inFull, ownLeftOut, writtenOf } from '@/store/billing/templates/template';
import { templateSchema } from '@/store/billing/templates/templateSchema';
import { variablesOf, variableTrouble } from '@/store/billing/templates/templateVariables';
import { businessOf } from '@/store/business/business';
import { declarationOf } from '@/store/business/declared';
import { mayNotSay } from '@/store/business/policy';
import { createStore } from '@/store/business/store';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { clientReminded } from '@/store/facts/reminders';
import { templateChanged } from '@/store/facts/templates';
import { edited } from '@/store/kit/edit';
import { LANGUAGES, type Language } from '@/store/kit/language';
import { mailHtml } from '../../../../office/post/mailHtml';
import { checkedFact } from '../../../support/factChecks';
import { everyNoun } from '../../../support/everyNoun';
import { done, reasonOf } from '../../../support/said';
import { smallMoney } from '../../../support/money';
import { smallBusiness } from '../../../support/tabs';

const TODAY = '2026-11-21';
const business = { ...smallBusiness, ...smallMoney };
const said = (subject: string | null, text: string | null = null) =>
  templateChanged('Reminder', 'en', { was: {}, to: { ...(subject && { subject }), ...(text && { text }) } });

/** The accounts, their people all called so. */
function called(firstName: string) {
  const accounts = structuredClone(business.accounts);
  for (const one of Object.values(accounts.entities)) one.client.firstName = firstName;
  return accounts;
}

const reminded = (state: ReturnType<typeof businessOf>) => {
  const [row] = reminderRows(state, ['account-3'], TODAY, 'en', new Set());
  if (!row) throw new Error('Nothing is owed.');
  return row;
};

describe.each(LETTER_KINDS)('the product’s own text for %s', (kind) => {
  test.each(LANGUAGES)('can be written by an admin as it is, in %s', (language) => {
    const { subject, text } = OWN_TEXTS[kind][language];
    expect(variableTrouble(kind, 'subject', subject)).toBeUndefined();
    expect(variableTrouble(kind, 'text', text)).toBeUndefined();
    const sms = ownSms(kind, language);
    expect(variableTrouble(kind, 'sms', sms)).toBeUndefined();
    expect(templateSchema(kind).isValidSync({ subject, text, sms })).toBe(true);
  });

  test('says of each of its variables what it stands for', () => {
    for (const { name, meaning } of variablesOf(kind)) expect([name, meaning]).not.toEqual([name, '']);
    const [en, hi] = LANGUAGES.map((language) => new Set(variablesIn(Object.values(OWN_TEXTS[kind][language]).join())));
    for (const name of hi ?? []) expect(en).toContain(name);
  });
});

describe('the text of an OTP', () => {
  const wording = (sms: string | null) => templateChanged('OTP', 'en', { was: {}, to: { sms } });
  const values = { challan: '43', otp: '123456', time: '15:40' };

  test('is the product’s, which an admin can write as it is, until he writes his own in that language', () => {
    const store = createStore(business);
    const now = (language: Language) => otpText(businessOf(store.getState()), language, values);
    const own = {
      en: 'Your OTP for challan 43 is 123456, valid until 15:40.',
      hi: 'चालान 43 के लिए आपका OTP 123456 है, 15:40 तक।',
    };
    expect([now('en'), now('hi')]).toEqual([own.en, own.hi]);
    for (const language of LANGUAGES) {
      const full = inFull('OTP', language, {});
      expect(templateSchema('OTP').isValidSync(full)).toBe(true);
      expect(ownLeftOut('OTP', language, full)).toEqual({ subject: undefined, text: undefined, sms: undefined });
      expect(textToRegister(full.sms).match(/\{#var#\}/g)).toHaveLength(3);
    }
    const mine = wording('{otp} is the code to accept challan {challan}.');
    expect(() => checkedFact(mine)).not.toThrow();
    done(store.dispatch(mine));
    expect([now('en'), now('hi')]).toEqual(['123456 is the code to accept challan 43.', own.hi]);
    const none = templateChanged('OTP', 'en', edited(writtenOf(store.getState(), 'OTP', 'en'), { sms: undefined }));
    done(store.dispatch(none));
    expect(now('en')).toBe(own.en);
  });

  test.each([
    [
      'has the OTP',
      wording('Accept challan {challan} until {time}.'),
      'SMS Text must have {otp} (the OTP): without it its receiver is told nothing.',
    ],
    [
      'has no variable of another',
      wording('{otp} for {name} of this challan'),
      '{name} in SMS Text is no variable of this text. It has {challan}, {otp} and {time}.',
    ],
    ['has words, as no other SMS may read so', wording('OTP: {otp}'), 'SMS Text must say in words what {otp} is for.'],
    ['is not empty', wording(''), 'SMS Text is required.'],
    [
      'is that of an SMS alone',
      templateChanged('OTP', 'en', { was: {}, to: { subject: 'Your OTP' } }),
      'An OTP goes by SMS alone: it has no Subject.',
    ],
  ])('%s', (_, fact, reason) => {
    expect(reasonOf(createStore(business).dispatch(fact))).toBe(reason);
  });

  test('is known in each wording, and no other text is taken for it', () => {
    const store = createStore(business);
    done(store.dispatch(wording('{otp} is the code to accept challan {challan}.')));
    const isOtp = (text: string) => isOtpText(businessOf(store.getState()), text);
    for (const text of ['111111 is the code to accept challan 9.', 'Your OTP for challan 1 is 2, valid until 3.'])
      expect(isOtp(text)).toBe(true);
    expect(isOtp('Your challan 9 is on its way.')).toBe(false);
    expect(isOtpText(business, '111111 is the code to accept challan 9.')).toBe(false);
  });
});

test('a wording that the business has registered is what an SMS says, and no {#var#} stands for itself', () => {
  const store = createStore(business);
  const wording = (sms: string) => templateChanged('Reminder', 'en', { was: {}, to: { sms } });
  expect(reasonOf(store.dispatch(wording('Pay Rs {#var#} by {#var#}')))).toMatch(
    /^Write in the place of \{#var#\} what stands there: \{amount\}/,
  );
  expect(reasonOf(store.dispatch(wording('Pay this: {bills}')))).toMatch(/^\{bills\} takes several lines/);
  done(store.dispatch(wording('{company}: Rs {rupees} is due. Kindly pay.')));
  const { sms, text } = reminded(businessOf(store.getState()));
  expect(sms).toMatch(/: Rs [\d,.]+ is due\. Kindly pay\.$/);
  expect(text).toBe(reminded(business).text);
});

describe('a text', () => {
  test('that an admin wrote is what the next mail says, and in no other language', () => {
    const store = createStore(business);
    done(store.dispatch(said('Please pay {amount}', 'Hello {name}: {amount}.\n{bills}\n\nYours')));
    const { subject, text, sms } = reminded(businessOf(store.getState()));
    expect(subject).toMatch(/^Please pay ₹/);
    expect(text).toMatch(/^Hello [^{}]+: ₹[\d,.]+\.\n[^{}]+\n\nYours$/);
    expect(sms).toBe(reminded(business).sms);
    const [hindi] = reminderRows(businessOf(store.getState()), ['account-3'], TODAY, 'hi', new Set());
    expect(hindi?.subject).toMatch(/^याद दिलाना: /);
  });

  test('is the product’s again once it is taken back, and each field alone', () => {
    const store = createStore(business);
    done(store.dispatch(said('Please pay {amount}', 'Hello {name}: {amount}.')));
    const both = writtenOf(store.getState(), 'Reminder', 'en');
    done(store.dispatch(templateChanged('Reminder', 'en', edited({ ...both }, { ...both, subject: undefined }))));
    expect(reminded(businessOf(store.getState()))).toMatchObject({ subject: reminded(business).subject });
    expect(reminded(businessOf(store.getState())).text).toMatch(/^Hello /);
    const left = writtenOf(store.getState(), 'Reminder', 'en');
    done(store.dispatch(templateChanged('Reminder', 'en', edited({ ...left }, { ...left, text: undefined }))));
    expect(reminded(businessOf(store.getState())).text).toBe(reminded(business).text);
    expect(writtenOf(store.getState(), 'Reminder', 'en')).toEqual({});
  });

  test('that was sent stays as it was', () => {
    const store = createStore(business);
    const { text } = reminded(business);
    done(store.dispatch(clientReminded(reminded(business).draftBy('WhatsApp'), TODAY)));
    done(store.dispatch(said(null, 'Another {amount}')));
    const { ids, entities } = store.getState().reminders;
    expect(entities[ids.at(-1) ?? '']?.text).toBe(text);
  });

  test.each([
    [
      'an unknown variable',
      'Hello {client}',
      'text',
      '{client} in Mail Text is no variable of this text. It has {amount}',
    ],
    ['a variable of an operator', '{#var#}: {amount}', 'text', '{#var#} in Mail Text is no variable of this text.'],
    ['a brace that stands alone', 'Pay {amount} { now', 'text', '{ in Mail Text is no variable of this text.'],
    ['several lines in its subject', 'Pay: {bills}', 'subject', '{bills} takes several lines, and Subject is one line'],
    ['what it is for left out', 'Please pay.', 'text', 'Text must have {amount} (the amount)'],
  ] as const)('with %s is refused in words, in the form and as a fact', (_what, typed, field, words) => {
    const reason = reasonOf(
      createStore(business).dispatch(templateChanged('Reminder', 'en', { was: {}, to: { [field]: typed } })),
    );
    expect(reason).toContain(words);
    const values = { ...OWN_TEXTS.Reminder.en, sms: ownSms('Reminder', 'en'), [field]: typed };
    expect(() => templateSchema('Reminder').validateSync(values)).toThrow(reason ?? '');
  });

  test.each([
    ['two lines of a subject', { subject: 'Pay {amount}\r\nBcc: all@example.com' }],
    ['more than 1,000 characters', { text: `{amount} ${'x'.repeat(1000)}` }],
  ])('does not fit with %s', (_what, to) => {
    expect(checkedFact(templateChanged('Reminder', 'en', { was: {}, to }))).toHaveProperty('reason');
  });

  test('of two admins is refused to whoever did not see the other one’s', () => {
    const store = createStore(business);
    done(store.dispatch(said('Please pay {amount}')));
    const late = templateChanged('Reminder', 'en', { was: { subject: null }, to: { subject: 'Pay' } });
    expect(reasonOf(store.dispatch(late))).toBe('Subject is Please pay {amount} now, not empty.');
  });

  test('that would be longer than a message may be gives way to the product’s own', () => {
    const state = withText({ ...business, heard: {} }, 'Reminder', 'en', {
      subject: '{amount}',
      text: '{company} {name} {amount}\n'.repeat(38),
    });
    const accounts = called('x'.repeat(200));
    const [row] = reminderRows({ ...state, accounts }, ['account-3'], TODAY, 'en', new Set());
    const [own] = reminderRows({ ...business, accounts }, ['account-3'], TODAY, 'en', new Set());
    expect(row?.text).toBe(own?.text);
    expect(row?.subject).toMatch(/^₹/);
  });

  test('whose subject comes out empty is sent with the product’s own', () => {
    const written = (subject: string) => {
      const state = withText({ ...everyNoun(), heard: {} }, 'Receipt', 'en', { subject, text: '{docNo}: {amount}' });
      const id = state.receipts.ids.find((one) => state.receipts.entities[one]?.tds === undefined) ?? '';
      return sendRows(state, 'Receipt', [id], 'en')[0];
    };
    const { subject: own } = written(OWN_TEXTS.Receipt.en.subject) ?? {};
    expect(own).toMatch(/^Receipt R/);
    expect(written(' {tds} ')).toMatchObject({ subject: own, text: written('Money')?.text });
    expect(written('Money {tds}')?.subject).toBe('Money');
  });

  test('is told as who changed what, and of the product’s own that it is', () => {
    const state = createStore(business).getState();
    const fact = said('Please pay {amount}');
    const declared = declarationOf(fact);
    expect(declared?.words(fact.payload as never, state)).toBe('changed the text of the mail for Reminder, English');
    const back = templateChanged('Reminder', 'hi', { was: { text: 'X' }, to: { text: null } });
    expect(declared?.words(back.payload as never, state)).toBe(
      'took the product’s text of the mail for Reminder again, हिन्दी',
    );
    expect(declared?.changes?.(back.payload as never, state)).toEqual([
      { label: 'Mail Text', was: 'X', is: 'the product’s own' },
    ]);
  });

  test('is changed by admins alone', () => {
    expect(mayNotSay('sales', templateChanged.type)).toMatch(/^Only admin/i);
    expect(mayNotSay('admin', templateChanged.type)).toBeUndefined();
  });
});

describe('what stands for a variable', () => {
  test('is no variable itself, and a line of nothing else falls away where it is empty', () => {
    expect(filled('Dear {name}, {amount}', { name: '{amount}', amount: '5' })).toBe('Dear {amount}, 5');
    expect(filledLines('A\n{open}\n\n{upi}\n\n{company}', { open: '', upi: '', company: 'K' })).toBe('A\n\nK');
    expect(filledLines('A {open}\n{open}', { open: '' })).toBe('A');
  });

  test('ends in no header of a mail and in no tag of its HTML', () => {
    const name = 'Meera\r\nBcc: all@example.com <script>alert(1)</script>';
    const state = withText({ ...business, heard: {} }, 'Receipt', 'en', {
      subject: 'For {name}: {docNo}',
      text: '{name}: {docNo} {amount}',
    });
    const accounts = called(name);
    const id = exampleRecord({ ...state, accounts }, 'Receipt', TODAY) ?? '';
    const letter = exampleLetter({ ...state, accounts }, 'Receipt', id, 'en', TODAY);
    expect(letter?.subject).toMatch(/^For Meera Bcc: all@example.com <script>[^\r\n]+$/);
    expect(mailHtml(letter?.text ?? '', 'en')).not.toContain('<script>');
  });
});

describe('the preview', () => {
  const state = { ...everyNoun(), heard: {} };

  test('shows the last record as its client would read it, with what is typed', () => {
    const id = exampleRecord(state, 'Bill', TODAY) ?? '';
    const { bills } = state;
    expect(id).toBe(bills.ids.at(-1));
    const typed = withText(state, 'Bill', 'en', { subject: 'New: {docNo}', text: '{docNo} is for {amount}.' });
    const [row] = sendRows(state, 'Bill', [id], 'en');
    expect(exampleLetter(typed, 'Bill', id, 'en', TODAY)).toMatchObject({
      subject: `New: ${bills.entities[id]?.docNo}`,
      company: row?.company,
    });
  });

  test('stays on a record while its mail would be sent, though newer ones come', () => {
    const [first = '', ...others] = state.receipts.ids;
    const having = (...ids: readonly string[]) => ({ ...state, receipts: { ...state.receipts, ids: [...ids] } });
    const found = exampleAfter(undefined, having(first), 'Receipt', TODAY);
    expect(found.id).toBe(first);
    expect(exampleAfter(found, having(first, ...others), 'Receipt', TODAY)).toBe(found);
    const { [first]: _gone, ...entities } = state.receipts.entities;
    const left = { ...state, receipts: { ...state.receipts, ids: others, entities } };
    expect(exampleAfter(found, left, 'Receipt', TODAY).id).toBe(exampleRecord(left, 'Receipt', TODAY));
  });

  test('is not looked for again, where there was none, before there are other records of its kind', () => {
    const owesNothing = { ...state, accounts: accountTable([]) };
    const none = exampleAfter(undefined, owesNothing, 'Reminder', TODAY);
    expect(none.id).toBeUndefined();
    expect(exampleAfter(none, { ...owesNothing, jobs: { ...state.jobs } }, 'Reminder', TODAY)).toBe(none);
    expect(exampleAfter(none, state, 'Reminder', TODAY).id).toBe(exampleRecord(state, 'Reminder', TODAY));
  });

  test('is looked for among the newest thousand records alone', () => {
    const owing = exampleRecord(state, 'Reminder', TODAY) ?? '';
    const before = (count: number) => {
      const newer = Array.from({ length: count }, (_, place) => `newer-${place}`);
      return { ...state, accounts: { ...state.accounts, ids: [owing, ...newer] } };
    };
    expect(exampleRecord(before(999), 'Reminder', TODAY)).toBe(owing);
    expect(exampleRecord(before(1000), 'Reminder', TODAY)).toBeUndefined();
  });

  test('is of no record where there is none', () => {
    expect(exampleRecord({ ...business, heard: {} }, 'Subscription Ends', TODAY)).toBeUndefined();
  });
});

test('what is typed as the product has it counts as the product’s', () => {
  const own = { ...OWN_TEXTS.Bill.hi, sms: ownSms('Bill', 'hi') };
  expect(ownLeftOut('Bill', 'hi', { ...own, subject: 'बिल: {docNo}' })).toEqual({
    subject: 'बिल: {docNo}',
    text: undefined,
    sms: undefined,
  });
  expect(inFull('Bill', 'hi', ownLeftOut('Bill', 'hi', own))).toEqual(own);
});
