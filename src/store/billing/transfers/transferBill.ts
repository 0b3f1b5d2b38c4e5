import type { Amounts, BillLine, IssuedBill } from '@/store/billing/bills/bill';
import type { InvoicedChallan } from '@/store/stock/challans/challan';

/** The amounts of a tax invoice over a transfer, as those of other documents are. */
export const transferAmounts = ({
  consignment: {
    goods,
    invoice: { taxes, roundOff, total },
  },
}: InvoicedChallan): Amounts => ({
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

/** The tax invoice of a challan as a bill. */
export const transferBill = (challan: InvoicedChallan): TransferBill => ({
  ...transferAmounts(challan),
  id: challan.id,
  number: challan.number,
  challan: challan.number,
  accountId: '',
  part: 'Hardware',
  month: challan.offeredOn.slice(0, 7),
  issuedOn: challan.offeredOn,
  dueOn: challan.offeredOn,
  recipient: challan.consignment.invoice.recipient,
  docNo: challan.consignment.invoice.docNo,
  status: challan.status === 'Cancelled' ? 'Cancelled' : 'Issued',
});
