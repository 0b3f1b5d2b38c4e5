import type { IssuedBill } from '@/store/billing/bills/bill';
import type { HsnTax } from '@/store/kit/hsnTax';
import { inHalves } from '@/store/billing/bills/recipient';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { Company } from '@/store/billing/company/company';
import { COMPANY_MEND } from '@/store/billing/returns/mending';
import { pageOf, type Missing } from '@/store/billing/returns/missing';
import { HSN_FORM } from '@/store/kit/gstRates';
import type { MonthDocuments } from '@/store/billing/returns/monthDocuments';

function refusedOf(
  taxes: readonly HsnTax[],
  { recipient }: Pick<IssuedBill, 'recipient'>,
  ownState: string,
): Pick<Missing, 'what' | 'mend'>[] {
  const codes = [...new Set(taxes.map(({ hsn }) => hsn))].filter((hsn) => !HSN_FORM.test(hsn));
  const isHome = inHalves({ stateCode: ownState }, recipient);
  const isWrong = taxes.some(({ igst, cgst }) => (isHome ? igst : cgst) !== 0);
  return [
    ...codes.map((hsn) => ({
      what: `The portal takes an HSN or SAC of 4, 6 or 8 digits, not ${hsn}.`,
      mend: COMPANY_MEND,
    })),
    ...(isWrong
      ? [{ what: `The portal refuses ${isHome ? 'IGST within our state' : 'CGST and SGST for another state'}.` }]
      : []),
  ];
}

/** What the portal would refuse of a month's bills, debit notes and credit notes, whose own state is `stateCode`. */
export function refusedByPortal(
  { live, taken, debits }: MonthDocuments,
  { stateCode }: Pick<Company, 'stateCode'>,
): Missing[] {
  const rows = (document: IssuedBill | CreditNote | DebitNote, bill: Pick<IssuedBill, 'recipient'>) =>
    refusedOf(document.taxes, bill, stateCode).map((refused, place) => ({
      id: `${document.id} ${place}`,
      accountId: document.accountId,
      docNo: document.docNo,
      name: bill.recipient.name,
      ...refused,
      // Nobody's account has what is handed over between registrations: its challan tells its codes and values.
      ...(document.accountId === '' && { mend: pageOf(document) }),
    }));
  const asked = [...live, ...debits.map(({ note }) => note)];
  return [...asked.flatMap((one) => rows(one, one)), ...taken.flatMap(({ note, bill }) => rows(note, bill))];
}
