import type { ReceiptMode } from './receipt';

/** What tells of a payment in words: the bank's reference, and what it says besides. */
export interface PaymentWords {
  reference?: unknown;
  narration?: unknown;
}

/** A number that a payment has to itself, and whether nothing else stands in its text: among other words a number may be another one. */
export interface PaymentNumber {
  number: string;
  isAlone: boolean;
}

/** Accounts, and the addresses of UPI: the same with each payment of somebody. */
const ACCOUNTS = /\b(?:FROM|TO|A\/?C(?:\s*NO\b)?|ACCOUNT(?:\s*NO\b)?)[\s.:-]*X*\d+|[A-Z\d._]+@[A-Z\d._]+/g;
/** The number (RRN) of a payment by UPI or IMPS: the last digit of its year, its day of the year, and 8 digits; banks fill it up with zeros. */
const RRN = /^0{0,4}(\d(?!000)(?:[0-2]\d\d|3[0-5]\d|36[0-6])\d{8})$/;
/** A mobile number of India with the country's, which is as long as an RRN. */
const MOBILE = /^91[6-9]\d{9}$/;
/** The number (UTR) of a payment by NEFT, RTGS or a bank's own ways: the letters of a bank or a way, and then mostly digits. */
const UTR = /^[A-Z]{1,6}\d[A-Z\d]*$/;
/** A document's number without its signs: letters, a financial year, and its place in that. */
const DOCUMENT = /^[A-Z]+(\d\d)(\d\d)\d{6}$/;

/** The number of a cheque: the whole text, or what follows its name directly, and is no day. */
const CHEQUE =
  /^0*(?<whole>[1-9]\d{0,5})$|(?:(?<![A-Z])(?:CHQ|CHEQUE)[\s.:#/-]*(?:NO|NUMBER)?|(?:^|(?<![A-Z])(?:CLG|INST|INSTRUMENT)[\s.:#/-]*)NO)[\s.:#/-]*0*(?<named>[1-9]\d{0,5})(?!\d|[-/.]\d\d?[-/.]\d)/gi;

/** What a cell or a field says, without the spaces around it; nothing where it is no text. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** How money came, by the bank's words. */
export function modeOf(words: string): ReceiptMode {
  if (/\bupi\b/i.test(words)) return 'UPI';
  if (/\b(?:chq|cheque|clg)\b/i.test(words)) return 'Cheque';
  return /\bcash\b/i.test(words) ? 'Cash' : 'RTGS / NEFT';
}

const withoutAccounts = (text: string) => text.toUpperCase().replaceAll(ACCOUNTS, ' ');

function isUtr(word: string): boolean {
  const digits = word.replaceAll(/\D/g, '').length;
  const [, year, next] = DOCUMENT.exec(word) ?? [];
  const isDocument = year !== undefined && Number(next) === (Number(year) + 1) % 100;
  return word.length >= 12 && word.length <= 22 && digits >= 10 && UTR.test(word) && !isDocument;
}

function numbersIn(text: string): PaymentNumber[] {
  const isAlone = /^[A-Z\d]+$/i.test(text);
  const words = withoutAccounts(text).match(/[A-Z\d]+/g) ?? [];
  return words.flatMap((word) => {
    const [, rrn] = RRN.exec(word) ?? [];
    if (rrn !== undefined && !MOBILE.test(rrn)) return [{ number: rrn, isAlone }];
    return isUtr(word) ? [{ number: word, isAlone }] : [];
  });
}

/** The numbers of the cheques that a text names as such; one of branches, towns or days is none. */
function chequeIn(text: string): PaymentNumber[] {
  const numbers = [...text.matchAll(CHEQUE)].map(({ groups }) => groups?.whole ?? groups?.named ?? '');
  return numbers.map((number) => ({ number: `Cheque ${number}`, isAlone: true }));
}

/**
 * The numbers that are one payment's alone: its UTR, its RRN, or its cheque's where the words tell of a cheque and name its number. IFSCs, GSTINs, mobile
 * numbers, accounts and documents, which come again with other payments, are none.
 */
export function paymentNumbers({ reference, narration }: PaymentWords): PaymentNumber[] {
  const texts = [textOf(reference), textOf(narration)];
  return modeOf(texts.join(' ')) === 'Cheque' ? texts.flatMap(chequeIn) : texts.flatMap(numbersIn);
}

/** Under which reference a payment is recorded: the bank's, or its words where that is missing or names no more than an account. */
export function paymentReference({ reference, narration }: PaymentWords): string {
  const [given, words] = [textOf(reference), textOf(narration)];
  const isAccount = !/\d/.test(withoutAccounts(given));
  return given === '' || (isAccount && words !== '') ? words : given;
}
