/** An e-way bill, which goes with goods of more than ₹50,000 (rule 138 of the CGST Rules): its number, and the ISO date on which it was made. */
export interface EwayBill {
  no: string;
  on: string;
}

/** What its fields are called. */
export const EWAY_BILL_LABELS: Record<keyof EwayBill, string> = { no: 'E-way Bill No', on: 'E-way Bill Date' };

/** The form of its number. */
export const EWAY_BILL_NO = /^\d{12}$/;
