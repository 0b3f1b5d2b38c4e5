import { createSelector } from '@reduxjs/toolkit';
import { refusedNumber, selectTransferRows, type TransferRow } from '@/store/billing/eInvoices/transferRows';
import { lastOfMonth } from '@/store/kit/calendar';
import { challanMend } from './mending';
import type { Missing } from './missing';
import { challansGiven, type WithTransfers } from './registrations';
import { filerAsked, type OfMonth } from './filedDocuments';

const missingOf = ({ id, docNo, buyer, challan }: TransferRow): Missing => ({
  id: `${id} IRN`,
  accountId: '',
  docNo,
  name: buyer,
  what: `Between two GST numbers of ours it needs an IRN (rule 48(4)), and is in no file of E-invoices. ${refusedNumber({ docNo }) ?? 'Register it at the portal itself.'}`,
  mend: challanMend(challan),
});

/** The documents of a month over transfers that their registration registers at the e-invoice portal by hand. */
export const selectIrnsDue = createSelector(
  [
    (state: WithTransfers, ...[month, unnumbered]: OfMonth) =>
      selectTransferRows(state, `${month}-01`, lastOfMonth(month), unnumbered),
    ({ challans }: WithTransfers) => challans,
    ({ company }: WithTransfers) => company,
    filerAsked,
  ],
  (rows, challans, company, filer): Missing[] => {
    const given = new Set(challansGiven({ challans, company }, filer).map(({ number }) => number));
    return rows.filter(({ challan }) => given.has(challan)).map(missingOf);
  },
);
