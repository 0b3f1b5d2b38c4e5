import { createSelector } from '@reduxjs/toolkit';
import { isLive } from '@/store/billing/bills/bill';
import { isUntaxed } from '@/store/billing/bills/billAmounts';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { transferBill, transferCredit } from '@/store/billing/transfers/transferBill';
import { PORTAL_NUMBER } from '@/store/kit/docNumbers';
import { isInvoiced, type InvoicedChallan } from '@/store/stock/challans/challan';
import type { StockState } from '@/store/stock/onHand/stockState';
import { irnOf, type EInvoiceKind } from './irn';
import { isFrom } from './reported';

/**
 * A tax invoice or a credit note between two GST numbers of ours, which needs an IRN as one to a client does (rule 48(4) of the CGST
 * Rules): they are distinct persons (section 25(4) of the CGST Act). The total is in rupees.
 */
export interface TransferRow {
  id: string;
  kind: EInvoiceKind;
  docNo: string;
  /** ISO date. */
  issuedOn: string;
  /** The number of its challan. */
  challan: number;
  /** The GST numbers of who gives and of who receives. */
  seller: string;
  buyer: string;
  total: number;
  /** The reference number that the portal gives it. */
  irn: string;
}

/** That the portal takes none of its numbers that begin with 0, as those of the states 01 to 09 once did; undefined of others. */
export const refusedNumber = ({ docNo }: Pick<TransferRow, 'docNo'>): string | undefined =>
  PORTAL_NUMBER.test(docNo)
    ? undefined
    : `The portal takes no number that begins with 0, as ${docNo} does: take the challan back and offer it again, or ask your accountant where its goods are accepted.`;

type WithTransfers = Pick<StockState, 'challans'> & WithCompany;

function documentsOf(challan: InvoicedChallan): TransferRow[] {
  const { gstin: seller } = challan.consignment.consignor;
  const rowOf = (
    kind: EInvoiceKind,
    { id, docNo, issuedOn, total }: Pick<TransferRow, 'id' | 'docNo' | 'issuedOn' | 'total'>,
  ): TransferRow => ({
    id,
    kind,
    docNo,
    issuedOn,
    challan: challan.number,
    seller,
    buyer: challan.consignment.invoice.recipient.gstin,
    total,
    irn: irnOf({ gstin: seller, kind, docNo, issuedOn }),
  });
  const bill = transferBill(challan);
  if (!isLive(bill) || isUntaxed(bill)) return [];
  return [rowOf('INV', bill), ...transferCredit(challan).map(({ note }) => rowOf('CRN', note))];
}

/** The documents over transfers from one day to another, ISO dates and both among them, that need an IRN, without those whose numbers are not given for good. */
export const selectTransferRows = createSelector(
  [
    ({ challans }: WithTransfers) => challans,
    ({ company }: WithTransfers) => company,
    (_state: WithTransfers, from: string) => from,
    (_state: WithTransfers, _from: string, to: string) => to,
    (_state: WithTransfers, _from: string, _to: string, unnumbered: ReadonlySet<string>) => unnumbered,
  ],
  (challans, company, from, to, unnumbered): TransferRow[] => {
    const now = companyNow({ company });
    return Object.values(challans.entities)
      .filter(isInvoiced)
      .flatMap(documentsOf)
      .filter(({ id, issuedOn }) => from <= issuedOn && issuedOn <= to && isFrom(now, issuedOn) && !unnumbered.has(id));
  },
);
