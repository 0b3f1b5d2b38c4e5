import { formatDate, formatMoney } from '@/format';
import type { AgedBill } from '@/store/billing/receivables/ageing';
import { wordsIn, type Language } from '@/store/kit/language';
import { upiCode } from '@/store/billing/papers/upi';
import { sumOf } from '@/store/kit/money';

/** So many bills are named one by one, so that a message stays short. */
const MOST_NAMED = 5;

const WORDS = {
  subject: {
    en: (amount: string) => `Reminder: ${amount} to be paid`,
    hi: (amount: string) => `याद दिलाना: ${amount} बकाया है`,
  },
  dear: { en: (name: string) => `Dear ${name},`, hi: (name: string) => `${name} जी, नमस्ते।` },
  open: {
    en: (amount: string, on: string) => `${amount} is outstanding with us as on ${on}:`,
    hi: (amount: string, on: string) => `${on} तक हमारे यहाँ आपका ${amount} बकाया है:`,
  },
  bill: {
    en: (docNo: string, amount: string, due: string) => `${docNo}: ${amount}, due on ${due}`,
    hi: (docNo: string, amount: string, due: string) => `${docNo}: ${amount}, देय तिथि ${due}`,
  },
  more: {
    en: (count: number, amount: string) => `${count} more: ${amount}`,
    hi: (count: number, amount: string) => `${count} और: ${amount}`,
  },
  onAccount: {
    en: (amount: string) => `Less ${amount} that is on account with us.`,
    hi: (amount: string) => `इसमें से ${amount} हमारे पास जमा है।`,
  },
  upi: { en: (id: string) => `Please pay by UPI to ${id}.`, hi: (id: string) => `कृपया UPI से ${id} पर भुगतान करें।` },
  paid: {
    en: 'If you have paid already, please tell us how and when.',
    hi: 'भुगतान कर दिया हो तो कृपया बताएँ, कैसे और कब।',
  },
} as const;

/** What a reminder is written from. */
export interface Reminded {
  /** Whom it greets. */
  name: string;
  /** The open bills, the longest due first. */
  bills: readonly AgedBill[];
  /** What is on account, in rupees. */
  onAccount: number;
  /** What is asked for, in rupees. */
  balance: number;
  /** As of which day (ISO date). */
  on: string;
  /** The bills whose number is not given for good yet. */
  unnumbered: ReadonlySet<string>;
  /** Who asks, and the UPI id that takes the money; empty where nobody told. */
  company: { name: string; upiId: string };
}

/** The subject and the text of a reminder in a language. */
export function reminderText(
  { name, bills, onAccount, balance, on, company, unnumbered }: Reminded,
  language: Language,
) {
  const words = wordsIn(WORDS, language);
  // A number that is not given for good is told to nobody outside.
  const named = bills.filter(({ bill }) => !unnumbered.has(bill.id)).slice(0, MOST_NAMED);
  const others = bills.filter((bill) => !named.includes(bill));
  const link = upiCode(company, balance, company.name);
  const lines = [
    words.dear(name),
    '',
    words.open(formatMoney(balance), formatDate(on)),
    ...named.map(({ bill, open }) => words.bill(bill.docNo, formatMoney(open), formatDate(bill.dueOn))),
    ...(others.length > 0 ? [words.more(others.length, formatMoney(sumOf(others.map(({ open }) => open))))] : []),
    ...(onAccount > 0 ? [words.onAccount(formatMoney(onAccount))] : []),
    '',
    ...(link ? [words.upi(company.upiId), link.text] : []),
    words.paid,
    ...(company.name === '' ? [] : ['', company.name]),
  ];
  return { subject: words.subject(formatMoney(balance)), text: lines.join('\n') };
}
