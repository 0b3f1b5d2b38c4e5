import { weakMapMemoize } from '@reduxjs/toolkit';
import { paise, rupees, sumOf } from '@/store/kit/money';
import { isSold } from '@/store/billing/bills/billAmounts';
import { percentOf, USUAL_RATE, type GstRate } from '@/store/kit/gstRates';
import type { Amounts } from '@/store/billing/bills/bill';
import type { HsnTax } from '@/store/kit/hsnTax';

/** Amounts as a return tells them, in rupees: taxable value, taxes and round off add up to the total. */
export interface Taxed {
  taxable: number;
  igst: number;
  cgst: number;
  sgst: number;
  roundOff: number;
  total: number;
}

const PARTS = ['taxable', 'igst', 'cgst', 'sgst', 'roundOff', 'total'] as const satisfies readonly (keyof Taxed)[];

const taxedBy = (amount: (part: keyof Taxed) => number): Taxed => ({
  taxable: amount('taxable'),
  igst: amount('igst'),
  cgst: amount('cgst'),
  sgst: amount('sgst'),
  roundOff: amount('roundOff'),
  total: amount('total'),
});

/** Such amounts added up, in whole paise on the way. */
export const addedUp = (all: readonly Taxed[]): Taxed =>
  taxedBy((part) => rupees(all.reduce((sum, one) => sum + paise(one[part]), 0)));

/** What is left of such amounts after others. */
export const lessThose = (all: Taxed, others: Taxed): Taxed =>
  taxedBy((part) => rupees(paise(all[part]) - paise(others[part])));

/** What a document comes to at one rate. */
export interface Rated extends Taxed {
  rate: GstRate;
}

/** The rate of what a document taxes under an HSN. */
const rateOf = ({ rate = USUAL_RATE }: Pick<HsnTax, 'rate'>): GstRate => rate;

/** What a document comes to at each of its rates, the highest first: with that stands its round off, so that they add up to its total. */
export const ratedOf = weakMapMemoize(({ taxes, roundOff }: Pick<Amounts, 'taxes' | 'roundOff'>): readonly Rated[] => {
  const sold = taxes.filter(isSold);
  const rates = [...new Set(sold.map(rateOf))].toSorted((one, other) => percentOf(other) - percentOf(one));
  return rates.map((rate, place) => {
    const off = place === 0 ? roundOff : 0;
    const exact = exactOf(addedUp(sold.filter((tax) => rateOf(tax) === rate).map(exactOf)));
    return { rate, ...exact, roundOff: off, total: sumOf([exact.total, off]) };
  });
});

/** The amounts of a document by its taxes, each of which is on all lines of an HSN. */
export const taxedOf = ({ taxes, roundOff, total }: Pick<Amounts, 'taxes' | 'roundOff' | 'total'>): Taxed => ({
  ...addedUp(taxes.map((tax) => ({ ...tax, roundOff: 0, total: 0 }))),
  roundOff,
  total,
});

/** The same by its lines, as it shows them. */
export const shownOf = weakMapMemoize(({ lines, ...amounts }: Amounts): Taxed => ({
  ...taxedOf(amounts),
  taxable: rupees(lines.reduce((sum, { taxable }) => sum + paise(taxable), 0)),
}));

/** What taxable value and taxes come to, before it goes to whole rupees. */
export const exactOf = ({ taxable, igst, cgst, sgst }: Omit<Taxed, 'roundOff' | 'total'>): Taxed => ({
  taxable,
  igst,
  cgst,
  sgst,
  roundOff: 0,
  total: sumOf([taxable, igst, cgst, sgst]),
});

/** By how much two such amounts differ, in rupees: where they do so most. */
export const differenceOf = (one: Taxed, other: Taxed): number => {
  const left = lessThose(one, other);
  return Math.max(...PARTS.map((part) => Math.abs(left[part])));
};
