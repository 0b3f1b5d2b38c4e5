import { paise } from '@/store/kit/money';

const ONES = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const UNITS = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** A whole number above zero in words, in groups of the largest unit that it reaches. */
function words(number: number): string[] {
  const unit = UNITS.find(([size]) => number >= size);
  if (unit) {
    const [size, name] = unit;
    return [...words(Math.floor(number / size)), name, ...words(number % size)];
  }
  if (number < 20) return number === 0 ? [] : [ONES[number] ?? ''];
  return [TENS[Math.floor(number / 10)] ?? '', ...words(number % 10)];
}

/** A whole number from 0 in words, in lakh and crore: `Three Lakh Seventy One Thousand One Hundred Sixty Eight`. */
export const numberInWords = (number: number): string => words(number).join(' ') || 'Zero';

/** An amount in rupees in words as a document ends with it: `Rupees Twelve and Fifty Paise Only`. */
export function amountInWords(amount: number): string {
  const all = Math.abs(paise(amount));
  const [whole, rest] = [Math.floor(all / 100), all % 100];
  const parts = [
    ...(whole > 0 || rest === 0 ? [`Rupees ${numberInWords(whole)}`] : []),
    ...(rest > 0 ? [`${numberInWords(rest)} Paise`] : []),
  ];
  return `${amount < 0 ? 'Minus ' : ''}${parts.join(' and ')} Only`;
}
