import { createSelector } from '@reduxjs/toolkit';
import { paths } from '@/paths';
import { companyOfRecord } from '@/store/billing/papers/parties';
import { filerAsked, selectMonthDocuments, type WithFiled } from './filedDocuments';
import { selectFilerThen } from './filerThen';
import { documentMend, type Mend } from './mending';
import { pageOf, type Missing } from './missing';
import { selectVouchers } from './vouchersIssued';

/** A document of the company's, as a row tells of it. */
interface Told extends Omit<Missing, 'what' | 'mend'> {
  companyId?: string | undefined;
  mend: Mend;
}

interface Issued extends Omit<Told, 'name' | 'mend'> {
  number: number;
}

const told = ({ id, accountId, docNo, companyId }: Issued, name: string, mend: Mend): Told => ({
  id,
  accountId,
  docNo,
  companyId,
  name,
  mend,
});

/** What of a month's return the company issued under another GST number than the one that files it: a new number files nothing of an old one. */
export const selectOfOtherNumber = createSelector(
  [
    selectMonthDocuments,
    selectVouchers,
    selectFilerThen,
    ({ company }: WithFiled) => company,
    ({ challans }: WithFiled) => challans,
    filerAsked,
  ],
  ({ live, taken, debits }, { receipts, refunds }, { gstin: own }, company, challans, filer): Missing[] => {
    // A registration of a branch files what it gave, by its number.
    if (filer !== '' || own === '') return [];
    const ofChallan = ({ id }: { id: string }) => challans.entities[id]?.companyId;
    const all = [
      ...live.map((bill) => told({ companyId: ofChallan(bill), ...bill }, bill.recipient.name, pageOf(bill))),
      ...taken.map(({ note, bill }) =>
        told({ companyId: ofChallan(bill), ...note }, bill.recipient.name, pageOf(note)),
      ),
      ...debits.map(({ note }) => told(note, note.recipient.name, pageOf(note))),
      ...receipts.map((one) => told(one, one.recipient.name, documentMend(one, paths.sales.receiptOf))),
      ...refunds.map((one) => told(one, one.recipient.name, documentMend(one, paths.sales.refundVoucherOf))),
    ];
    return all.flatMap(({ companyId, ...row }) => {
      const { gstin } = companyOfRecord({ company }, companyId);
      const what = `It was issued under ${gstin}: file it under that number, not in this return.`;
      return gstin === '' || gstin === own ? [] : [{ ...row, id: `${row.id} number`, what }];
    });
  },
);
