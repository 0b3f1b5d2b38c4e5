import { formatDate, formatMoney } from '@/format';
import type { AgedBill } from '@/store/billing/receivables/ageing';
import type { ValuesOf } from '@/store/billing/templates/template';
import { wordsIn, type Language } from '@/store/kit/language';
import { upiCode } from '@/store/billing/papers/upi';
import { sumOf } from '@/store/kit/money';

/** So many bills are named one by one, so that a message stays short. */
const MOST_NAMED = 5;

const WORDS = {
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

/** What stands in a reminder for its variables, in a language. */
export function reminderValues(
  { name, bills, onAccount, balance, on, company, unnumbered }: Reminded,
  language: Language,
) {
  const words = wordsIn(WORDS, language);
  // A number that is not given for good is told to nobody outside.
  const named = bills.filter(({ bill }) => !unnumbered.has(bill.id)).slice(0, MOST_NAMED);
  const others = bills.filter((bill) => !named.includes(bill));
  const link = upiCode(company, balance, company.name);
  const lines = [
    ...named.map(({ bill, open }) => words.bill(bill.docNo, formatMoney(open), formatDate(bill.dueOn))),
    ...(others.length > 0 ? [words.more(others.length, formatMoney(sumOf(others.map(({ open }) => open))))] : []),
    ...(onAccount > 0 ? [words.onAccount(formatMoney(onAccount))] : []),
  ];
  return {
    name,
    company: company.name,
    amount: formatMoney(balance),
    on: formatDate(on),
    bills: lines.join('\n'),
    upi: link ? [words.upi(company.upiId), link.text].join('\n') : '',
  } satisfies ValuesOf<'Reminder'>;
}
