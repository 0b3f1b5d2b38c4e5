import { formatDate, formatMoney } from '@/format';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { Company } from '@/store/billing/company/company';
import { billTitle } from '@/store/billing/papers/billTitle';
import { upiCode } from '@/store/billing/papers/upi';
import { writtenBy, type ValuesOf, type WithTemplates } from '@/store/billing/templates/template';
import { wordsIn, type Language } from '@/store/kit/language';
import type { Sendable } from './sendable';

const WORDS = {
  open: {
    en: (amount: string) => `${amount} of it is still open.`,
    hi: (amount: string) => `इसमें से ${amount} बकाया है।`,
  },
  settled: { en: 'It is settled. Thank you.', hi: 'इसका भुगतान हो चुका है। धन्यवाद।' },
  upi: { en: (id: string) => `You can pay by UPI to ${id}.`, hi: (id: string) => `आप UPI से ${id} पर भुगतान कर सकते हैं।` },
  raised: {
    en: (bill: string, debit: string) => `${bill} (debit note ${debit})`,
    hi: (bill: string, debit: string) => `${bill} (डेबिट नोट ${debit})`,
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
  /** The number of the debit note over it that a credit note is against. */
  against?: string | undefined;
  /** Who sends it, and the UPI id that takes money; empty where nobody told. */
  company: Pick<Company, 'name' | 'upiId'>;
}

type Words = ReturnType<typeof wordsIn<typeof WORDS>>;

/** What is still open of a bill or a debit note, and how it is paid. */
function payValues({ docNo, total }: Pick<IssuedBill, 'docNo' | 'total'>, { open, company }: Beside, words: Words) {
  const link = upiCode(company, open, docNo);
  return {
    open: open <= 0 ? words.settled : open < total ? words.open(formatMoney(open)) : '',
    upi: link ? [words.upi(company.upiId), link.text].join('\n') : '',
  };
}

/** What is written to a client beside a document, in a language. */
export function documentWritten(state: WithTemplates, document: Sendable, beside: Beside, language: Language) {
  const words = wordsIn(WORDS, language);
  const of = { name: beside.name, company: beside.company.name, docNo: document.row.docNo };
  if (document.kind === 'Receipt') {
    const { on, cash, tds } = document.row;
    const values = {
      ...of,
      on: formatDate(on),
      amount: formatMoney(cash),
      tds: tds ? words.tds(formatMoney(tds.amount)) : '',
    } satisfies ValuesOf<'Receipt'>;
    return writtenBy(state, 'Receipt', values, language);
  }
  const issued = { ...of, on: formatDate(document.row.issuedOn), amount: formatMoney(document.row.total) };
  const { about = '', against } = beside;
  const bill = against === undefined ? about : words.raised(about, against);
  if (document.kind === 'Credit Note')
    return writtenBy(state, document.kind, { ...issued, bill } satisfies ValuesOf<'Credit Note'>, language);
  const due = { ...issued, ...payValues(document.row, beside, words), due: formatDate(document.row.dueOn) };
  return document.kind === 'Bill'
    ? writtenBy(state, 'Bill', { ...due, title: billTitle(document.row) } satisfies ValuesOf<'Bill'>, language)
    : writtenBy(state, 'Debit Note', { ...due, bill } satisfies ValuesOf<'Debit Note'>, language);
}
