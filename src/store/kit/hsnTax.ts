import type { GstRate } from './gstRates';

/** The GST on all lines of one HSN, in rupees: CGST and as much SGST within a state, else IGST. */
export interface HsnTax {
  hsn: string;
  /** By which it was counted; none where that is the usual one. */
  rate?: GstRate | undefined;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}
