import type { Numbered } from '@/store/kit/table';
import type { Company } from './company';

/** How the numbers of the series that came later begin until somebody says otherwise: as those of no other do. */
const LATER_SERIES = {
  refundPrefix: ['RV', 'RFV', 'RF', 'RFN', 'RVX', 'RVN'],
  debitPrefix: ['DN', 'DBN', 'DB', 'DNT', 'DNX', 'DBX'],
} as const;

/** How the numbers of refund vouchers and debit notes begin. */
export function laterSeries(company: Company): Record<keyof typeof LATER_SERIES, string> {
  const { billPrefix, proformaPrefix, creditPrefix, receiptPrefix, refundPrefix, debitPrefix } = company;
  const taken = [billPrefix, proformaPrefix, creditPrefix, receiptPrefix, refundPrefix, debitPrefix];
  const prefixOf = (series: keyof typeof LATER_SERIES): string =>
    company[series] ?? LATER_SERIES[series].find((prefix) => !taken.includes(prefix)) ?? LATER_SERIES[series][0];
  return { refundPrefix: prefixOf('refundPrefix'), debitPrefix: prefixOf('debitPrefix') };
}

/** What a version of the company's details says, without what names it. */
export function detailsOf({ id: _id, number: _number, ...details }: Company & Partial<Numbered>): Company {
  return { ...details, ...laterSeries(details), logo: details.logo };
}
