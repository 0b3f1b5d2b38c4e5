import type { Amounts, BillLine, IssuedBill } from '@/store/billing/bills/bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { Credited } from '@/store/billing/returns/missing';
import type { WithEInvoice } from '@/store/kit/eInvoices/eInvoice';
import { isCancelledChallan, type InvoicedChallan } from '@/store/stock/challans/challan';
import { dayOfDocument } from '@/store/stock/challans/invoiceDay';
import { transferCreditId, type ConsignedGoods, type CountedCredit } from '@/store/stock/challans/consignment';

/** The amounts of a document over a transfer, as those of other documents are. */
export const transferAmounts = (
  goods: readonly ConsignedGoods[],
  { taxes, roundOff, total }: Pick<CountedCredit, 'taxes' | 'roundOff' | 'total'>,
): Amounts => ({
  lines: goods.map(({ product, qty, hsn = '', value = 0, taxable = 0 }): BillLine => ({
    kind: 'Hardware',
    goods: { product, qty },
    price: value,
    taxable,
    hsn,
  })),
  taxes,
  roundOff,
  total,
});

/** A tax invoice over a transfer, as the returns ask of a bill: nobody's account has it. */
export interface TransferBill extends IssuedBill {
  /** The number of its challan, which addresses name it by. */
  challan: number;
}

/** What became of a document as an e-invoice, if anything did. */
const asEInvoice = ({ eInvoice }: WithEInvoice): WithEInvoice => (eInvoice ? { eInvoice } : {});

/** The tax invoice of a challan as a bill. */
export const transferBill = (challan: InvoicedChallan): TransferBill => ({
  ...asEInvoice(challan.consignment.invoice),
  ...transferAmounts(challan.consignment.goods, challan.consignment.invoice),
  id: challan.id,
  number: challan.number,
  challan: challan.number,
  accountId: '',
  part: 'Hardware',
  month: dayOfDocument(challan).slice(0, 7),
  issuedOn: dayOfDocument(challan),
  dueOn: dayOfDocument(challan),
  recipient: challan.consignment.invoice.recipient,
  docNo: challan.consignment.invoice.docNo,
  status: isCancelledChallan(challan) ? 'Cancelled' : 'Issued',
});

/** A credit note over a transfer, as the returns ask of one. */
export interface TransferNote extends CreditNote {
  challan: number;
}

/** The credit note of a challan with its tax invoice, as the returns ask of both; none where there is none. */
export function transferCredit(challan: InvoicedChallan): (Credited & { note: TransferNote })[] {
  const { id, number, credit } = challan;
  if (!credit) return [];
  const note: TransferNote = {
    ...asEInvoice(credit),
    ...transferAmounts(credit.goods, credit),
    id: transferCreditId(id),
    number,
    challan: number,
    accountId: '',
    billId: id,
    docNo: credit.docNo,
    issuedOn: credit.on,
    reason: 'Mistake',
    status: 'Issued',
  };
  return [{ note, bill: transferBill(challan), earlier: [] }];
}
