import { formatMonth } from '@/format';
import { paths } from '@/paths';
import type { Business } from '@/store/business/business';
import { isRealMonth } from '@/store/kit/calendar';
import { DOCUMENTS, type DocumentSort } from './billingFindables';
import { FILLING } from './asked';
import { queryOf } from './matching';
import { spelt } from './wordBlock';
import type { Choice, FoundRow, NounIndex } from './recordIndex';

/** What people call the documents of sales. */
const CALLED: Readonly<Record<string, DocumentSort>> = {
  bill: DOCUMENTS.bill,
  inv: DOCUMENTS.bill,
  bills: DOCUMENTS.bill,
  invoice: DOCUMENTS.bill,
  invoices: DOCUMENTS.bill,
  receipt: DOCUMENTS.receipt,
  rc: DOCUMENTS.receipt,
  receipts: DOCUMENTS.receipt,
  payment: DOCUMENTS.receipt,
  payments: DOCUMENTS.receipt,
  proforma: DOCUMENTS.proforma,
  proformas: DOCUMENTS.proforma,
  pi: DOCUMENTS.proforma,
  quotation: DOCUMENTS.proforma,
  credit: DOCUMENTS.creditNote,
  cn: DOCUMENTS.creditNote,
  debit: DOCUMENTS.debitNote,
  dn: DOCUMENTS.debitNote,
};

/** Documents that a screen lists. */
const WITH_LIST: readonly DocumentSort[] = [DOCUMENTS.bill, DOCUMENTS.receipt];

/** What follows "credit" and "debit". */
const OF_A_NOTE: readonly string[] = ['note', 'notes'];
/** How a document's number ends: its place in the series, after the year perhaps. */
const ENDING = /^(?:\d\d \d\d )?\d{1,6}$/;

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const SHORTEST_MONTH = 3;

const monthNumber = (word: string) =>
  word.length < SHORTEST_MONTH ? -1 : MONTHS.findIndex((month) => month.startsWith(word));

/** The month that words name, `YYYY-MM`: without a year the last one of that name, up to today. */
export function monthNamed(words: readonly string[], today: string): string | undefined {
  const named = words.map(monthNumber).find((month) => month >= 0);
  if (named === undefined) return undefined;
  const month = String(named + 1).padStart(2, '0');
  const year = words.find((word) => /^20\d\d$/.test(word)) ?? today.slice(0, 4);
  const found = `${year}-${month}`;
  const isAhead = !words.includes(year) && found > today.slice(0, 7);
  return isAhead ? `${Number(year) - 1}-${month}` : isRealMonth(found) ? found : undefined;
}

interface Asked {
  business: Business;
  /** ISO date. */
  today: string;
  /** The words, in small letters. */
  words: readonly string[];
  index: readonly NounIndex[];
  /** The index of the clients. */
  clients: NounIndex | undefined;
  most: number;
}

/** So many clients of one name are looked through. */
const MOST_CLIENTS = 20;

/** The list of the bills that are asked for, where there is one. */
function billList(
  { accounts }: Business,
  month: string | undefined,
  [client, ...others]: readonly FoundRow[],
): Choice[] {
  if (others.length > 0) return [];
  const account = client && accounts.entities[client.id]?.number;
  const ofWhat = [client?.choice.title, month !== undefined && formatMonth(month)].filter(Boolean).join(', ');
  const to = paths.sales.issuedBillsOf({
    ...(month !== undefined && { month }),
    ...(account !== undefined && { account }),
  });
  return [{ title: `All bills of ${ofWhat}`, detail: 'Issued Bills', to }];
}

/** The documents of a sort that are asked for by a number, a client or a month: "bill shivneri november"; undefined where none is. */
export function documentsAsked({ business, today, words, index, clients, most }: Asked) {
  const name = words.find((word) => Object.hasOwn(CALLED, word));
  const sort = name === undefined ? undefined : CALLED[name];
  if (!sort) return undefined;
  const about = words.filter(
    (word) => !Object.hasOwn(CALLED, word) && !FILLING.includes(word) && !OF_A_NOTE.includes(word),
  );
  // Bills and receipts have a list, which is a screen.
  if (about.length === 0 && WITH_LIST.includes(sort)) return undefined;
  const month = monthNamed(about, today);
  const isOfMonth = (word: string) => month !== undefined && (monthNumber(word) >= 0 || /^20\d\d$/.test(word));
  const rest = about.filter((word) => !isOfMonth(word)).join(' ');
  if (ENDING.test(rest)) {
    const choices = sort.newest(business, { month, ending: rest }, most);
    // A whole number is found among the records.
    const isWhole = choices.some(({ title }) => spelt(title) === words.join(' '));
    if (isWhole) return undefined;
    if (choices.length > 0) return { sort, choices };
  }
  const numbered = /\d/.test(rest)
    ? (index.find(({ kind }) => kind === sort.kind)?.find(queryOf(rest), most) ?? [])
    : [];
  if (numbered.length > 0) return { sort, choices: numbered.map(({ choice }) => choice) };
  const named = rest === '' ? [] : (clients?.find(queryOf(rest), MOST_CLIENTS) ?? []);
  if (rest !== '' && named.length === 0) return undefined;
  const accounts = rest === '' ? undefined : new Set(named.map(({ id }) => id));
  const newest = sort.newest(business, { accounts, month }, most);
  return {
    sort,
    choices: [...newest, ...(sort === DOCUMENTS.bill && newest.length > 0 ? billList(business, month, named) : [])],
  };
}
