import type { Company } from './company';

/** What the company's details are called. */
export const COMPANY_LABELS: Record<keyof Company, string> = {
  name: 'Company Name',
  address: 'Address',
  town: 'Town',
  pinCode: 'PIN Code',
  stateCode: 'State',
  gstin: 'GST Number',
  panNo: 'PAN Number',
  phone: 'Phone',
  email: 'Email',
  bankName: 'Bank',
  bankAccountNo: 'Account Number',
  ifsc: 'IFSC',
  upiId: 'UPI ID',
  logo: 'Logo',
  billPrefix: 'Tax Invoice Series',
  proformaPrefix: 'Proforma Series',
  creditPrefix: 'Credit Note Series',
  receiptPrefix: 'Receipt Series',
  refundPrefix: 'Refund Voucher Series',
  debitPrefix: 'Debit Note Series',
  subscriptionSac: 'SAC of a Subscription',
  hardwareHsn: 'HSN of a Device',
  installationSac: 'SAC of an Installation',
  leaseSac: 'SAC of a Lease',
  gstRates: 'GST Rates',
  tallyLedgers: 'Tally Ledgers',
  eInvoiceFrom: 'E-invoices From',
  dueDays: 'Due After Days',
  validDays: 'Quotation Valid for Days',
  tdsRates: 'TDS Rates',
};

/** Why a series cannot begin as that one does: each has a series of its own (rules 46(b) and 53(1A) of the CGST Rules). */
export const takenSeries = (other: keyof Company): string =>
  `${COMPANY_LABELS[other]} begins the same way: two documents would have one number. Choose another.`;

/** Why a series cannot begin as the tax invoices from the company's registration to others of ours do (rule 46(b) of the CGST Rules). */
export const transferSeries = (series: keyof Company, begin: string): string =>
  `${COMPANY_LABELS[series]} begins with ${begin}, as the tax invoices to branches do: two documents would have one number. Choose another.`;
