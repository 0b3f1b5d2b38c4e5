import { SERIES_FORM } from '@/store/kit/docNumbers';
import { sameSeries, type Series } from '@/store/billing/bills/nextNumbers';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { typedLine } from '@/store/kit/typed/typedText';
import { COMPANY_LABELS, takenSeries } from './companyLabels';

/** How the numbers of a series begin: at most three characters, so that a document's number has no more than 16. */
const series = (name: Series) => {
  const label = COMPANY_LABELS[name];
  return typedLine(label)
    .transform((typed: unknown) => (typeof typed === 'string' ? cleanLine(typed.toUpperCase()) : typed))
    .required(`${label} is required.`)
    .matches(SERIES_FORM, { message: `${label} is one to three letters or digits.`, excludeEmptyString: true });
};

const fieldsBy = <Rule>(ruleOf: (name: Series) => Rule): Record<Series, Rule> => ({
  billPrefix: ruleOf('billPrefix'),
  proformaPrefix: ruleOf('proformaPrefix'),
  creditPrefix: ruleOf('creditPrefix'),
  debitPrefix: ruleOf('debitPrefix'),
  receiptPrefix: ruleOf('receiptPrefix'),
  refundPrefix: ruleOf('refundPrefix'),
});

/** How the numbers of each series begin. */
export const seriesFields = fieldsBy(series);

/** The same as they are typed, each beside the others. */
export const ownSeriesFields = fieldsBy((name) =>
  seriesFields[name].test('own', (_prefix, { parent, createError }) => {
    const same = sameSeries(parent as Partial<Record<Series, unknown>>, name);
    return same === undefined || createError({ message: takenSeries(same) });
  }),
);
