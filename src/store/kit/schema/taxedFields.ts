import { DOC_NO_LENGTH } from '@/store/kit/docNumbers';
import { GST_RATES, NOT_REGISTERED, ZERO_RATED } from '@/store/kit/gstRates';
import type { HsnTax } from '@/store/kit/hsnTax';
import { MAX_AMOUNT, paise, sumOf } from '@/store/kit/money';
import { knownWord } from './fieldRules';
import { list, numberBetween, part, text } from './rowRules';

/** The number of a document. */
export const docNoRule = text('Its document number', DOC_NO_LENGTH + 10);

/** A rate of GST that a code may have. */
export const gstRateRule = knownWord(GST_RATES, 'Its rate of GST is not known.');

/** A rate of GST that something is sold at: that of its code, zero rated, or none of a seller who is not registered. */
export const taxedAtRule = knownWord([...GST_RATES, ZERO_RATED, NOT_REGISTERED], 'Its rate of GST is not known.');

/** The GST of a document and what it comes to, in rupees; no amount is below the lowest. */
export function taxedFields(lowest: number) {
  const amount = (label: string) => numberBetween(label, lowest, MAX_AMOUNT);
  return {
    taxes: list(
      part('Tax', {
        hsn: text('HSN', 20),
        rate: taxedAtRule.optional(),
        taxable: amount('Taxable value'),
        cgst: amount('CGST'),
        sgst: amount('SGST'),
        igst: amount('IGST'),
      }),
    ),
    roundOff: numberBetween('Round off', -1, 1),
    total: amount('Total'),
  };
}

interface AnyAmounts {
  lines: readonly { hsn?: string | undefined; taxable?: number | undefined }[];
  taxes: readonly HsnTax[];
  roundOff: number;
  total: number;
}

/** Whether lines, taxes and round off add up to the total, and each tax counts from the lines of its HSN: whoever counted them, and however. */
export function addUp({ lines, taxes, roundOff, total }: AnyAmounts): boolean {
  const left = new Map<string, number>();
  for (const { hsn = '', taxable = 0 } of lines) left.set(hsn, (left.get(hsn) ?? 0) + paise(taxable));
  for (const { hsn, taxable } of taxes) left.set(hsn, (left.get(hsn) ?? 0) - paise(taxable));
  const parts = [
    ...lines.map(({ taxable = 0 }) => taxable),
    ...taxes.flatMap(({ cgst, sgst, igst }) => [cgst, sgst, igst]),
  ];
  return [...left.values()].every((rest) => rest === 0) && paise(sumOf([...parts, roundOff])) === paise(total);
}

/** What somebody made up does not add up. */
export const ADD_UP = 'Its amounts do not add up.';
