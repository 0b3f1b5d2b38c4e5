import { formatDate, formatMoney } from '@/format';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { Company } from '@/store/billing/company/company';
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
  /** What is open of a bill by now, in rupees. */
  open: number;
  /** Who sends it, and the UPI id that takes money; empty where nobody told. */
  company: Pick<Company, 'name' | 'upiId'>;
}

type Words = ReturnType<typeof wordsIn<typeof WORDS>>;

function ofBill(bill: IssuedBill, { open, company }: Beside, words: Words) {
  const { docNo, issuedOn, total, dueOn } = bill;
  const title = billTitle(bill);
  const link = upiCode(company, open, docNo);
  const rest = open <= 0 ? [words.settled] : open < total ? [words.open(formatMoney(open))] : [];
  return {
    subject: words.billSubject(title, docNo),
    lines: [
      words.bill(title, docNo, formatDate(issuedOn), formatMoney(total), formatDate(dueOn)),
      ...rest,
      ...(link ? ['', words.upi(company.upiId), link.text] : []),
    ],
  };
}

const ofReceipt = ({ docNo, on, cash, tds }: Receipt, words: Words) => ({
  subject: words.receiptSubject(docNo),
  lines: [
    words.receipt(docNo, formatDate(on), formatMoney(cash)),
    ...(tds ? [words.tds(formatMoney(tds.amount))] : []),
  ],
});

/** The subject and the text with which a document goes to its client, in a language. */
export function documentText(document: Sendable, beside: Beside, language: Language) {
  const words = wordsIn(WORDS, language);
  const { subject, lines } =
    document.kind === 'Bill' ? ofBill(document.row, beside, words) : ofReceipt(document.row, words);
  const by = beside.company.name === '' ? [] : ['', beside.company.name];
  return { subject, text: [words.dear(beside.name), '', ...lines, ...by].join('\n') };
}
