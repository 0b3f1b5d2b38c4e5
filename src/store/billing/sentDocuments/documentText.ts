import { formatDate, formatMoney } from '@/format';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { Company } from '@/store/billing/company/company';
import { smsMoney, smsText } from '@/store/billing/letters/smsTexts';
import { billTitle } from '@/store/billing/papers/billTitle';
import { upiCode } from '@/store/billing/papers/upi';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { wordsIn, type Language } from '@/store/kit/language';
import type { Sendable } from './sendable';

const WORDS = {
  dear: { en: (name: string) => `Dear ${name},`, hi: (name: string) => `${name} जी, नमस्ते।` },
  billSubject: {
    en: (title: string, docNo: string) => `${title} ${docNo}`,
    hi: (_title: string, docNo: string) => `बिल ${docNo}`,
  },
  bill: {
    en: (title: string, docNo: string, on: string, total: string, due: string) =>
      `${title} ${docNo} of ${on} is for ${total}, due on ${due}.`,
    hi: (_title: string, docNo: string, on: string, total: string, due: string) =>
      `${on} का बिल ${docNo} ${total} का है, देय तिथि ${due}।`,
  },
  open: {
    en: (amount: string) => `${amount} of it is still open.`,
    hi: (amount: string) => `इसमें से ${amount} बकाया है।`,
  },
  settled: { en: 'It is settled. Thank you.', hi: 'इसका भुगतान हो चुका है। धन्यवाद।' },
  upi: { en: (id: string) => `You can pay by UPI to ${id}.`, hi: (id: string) => `आप UPI से ${id} पर भुगतान कर सकते हैं।` },
  noteSubject: {
    en: (kind: string, docNo: string) => `${kind} ${docNo}`,
    hi: (kind: string, docNo: string) => `${kind === 'Debit Note' ? 'डेबिट नोट' : 'क्रेडिट नोट'} ${docNo}`,
  },
  creditNote: {
    en: (docNo: string, on: string, bill: string, total: string) =>
      `Credit Note ${docNo} of ${on} takes ${total} off invoice ${bill}.`,
    hi: (docNo: string, on: string, bill: string, total: string) =>
      `${on} का क्रेडिट नोट ${docNo} बिल ${bill} में से ${total} घटाता है।`,
  },
  debitNote: {
    en: (docNo: string, on: string, bill: string, total: string, due: string) =>
      `Debit Note ${docNo} of ${on} adds ${total} to invoice ${bill}, due on ${due}.`,
    hi: (docNo: string, on: string, bill: string, total: string, due: string) =>
      `${on} का डेबिट नोट ${docNo} बिल ${bill} में ${total} जोड़ता है, देय तिथि ${due}।`,
  },
  receiptSubject: { en: (docNo: string) => `Receipt ${docNo}`, hi: (docNo: string) => `रसीद ${docNo}` },
  receipt: {
    en: (docNo: string, on: string, amount: string) =>
      `We received ${amount} on ${on}, for which this is receipt ${docNo}. Thank you.`,
    hi: (docNo: string, on: string, amount: string) => `हमें ${on} को ${amount} प्राप्त हुए, जिसकी रसीद ${docNo} है। धन्यवाद।`,
  },
  tds: {
    en: (amount: string) => `${amount} of TDS is accounted for besides.`,
    hi: (amount: string) => `इसके अलावा ${amount} TDS भी दर्ज है।`,
  },
} as const;

/** What the text beside a document is written from. */
interface Beside {
  /** Whom it greets. */
  name: string;
  /** What is open of a bill or a debit note by now, in rupees. */
  open: number;
  /** The number of the bill that a note is about. */
  about: string | undefined;
  /** Who sends it, and the UPI id that takes money; empty where nobody told. */
  company: Pick<Company, 'name' | 'upiId'>;
}

type Words = ReturnType<typeof wordsIn<typeof WORDS>>;

/** What is still open of a bill or a debit note, and how it is paid. */
function payLines({ docNo, total }: Pick<IssuedBill, 'docNo' | 'total'>, { open, company }: Beside, words: Words) {
  const link = upiCode(company, open, docNo);
  const rest = open <= 0 ? [words.settled] : open < total ? [words.open(formatMoney(open))] : [];
  return [...rest, ...(link ? ['', words.upi(company.upiId), link.text] : [])];
}

function ofBill(bill: IssuedBill, beside: Beside, words: Words) {
  const { docNo, issuedOn, total, dueOn } = bill;
  const title = billTitle(bill);
  return {
    subject: words.billSubject(title, docNo),
    lines: [
      words.bill(title, docNo, formatDate(issuedOn), formatMoney(total), formatDate(dueOn)),
      ...payLines(bill, beside, words),
    ],
  };
}

function ofNote(note: Extract<Sendable, { kind: 'Credit Note' | 'Debit Note' }>, beside: Beside, words: Words) {
  const { docNo, issuedOn, total } = note.row;
  const said = [docNo, formatDate(issuedOn), beside.about ?? '', formatMoney(total)] as const;
  return {
    subject: words.noteSubject(note.kind, docNo),
    lines:
      note.kind === 'Credit Note'
        ? [words.creditNote(...said)]
        : [words.debitNote(...said, formatDate(note.row.dueOn)), ...payLines(note.row, beside, words)],
  };
}

const ofReceipt = ({ docNo, on, cash, tds }: Receipt, words: Words) => ({
  subject: words.receiptSubject(docNo),
  lines: [
    words.receipt(docNo, formatDate(on), formatMoney(cash)),
    ...(tds ? [words.tds(formatMoney(tds.amount))] : []),
  ],
});

function toldOf(document: Sendable, beside: Beside, words: Words) {
  if (document.kind === 'Bill') return ofBill(document.row, beside, words);
  return document.kind === 'Receipt' ? ofReceipt(document.row, words) : ofNote(document, beside, words);
}

/** The subject and the text with which a document goes to its client, in a language. */
export function documentText(document: Sendable, beside: Beside, language: Language) {
  const words = wordsIn(WORDS, language);
  const { subject, lines } = toldOf(document, beside, words);
  const by = beside.company.name === '' ? [] : ['', beside.company.name];
  return { subject, text: [words.dear(beside.name), '', ...lines, ...by].join('\n') };
}

/** What an SMS tells of a document, to whom it greets, in a language. */
export function documentSms({ kind, row }: Sendable, name: string, language: Language): string {
  const { docNo } = row;
  if (kind === 'Receipt')
    return smsText(kind, { name, docNo, on: formatDate(row.on), amount: smsMoney(row.cash) }, language);
  const values = { name, docNo, on: formatDate(row.issuedOn), amount: smsMoney(row.total) };
  return kind === 'Credit Note'
    ? smsText(kind, values, language)
    : smsText(kind, { ...values, due: formatDate(row.dueOn) }, language);
}
