import type { Attachment } from '@/store/kit/attachments/attachment';
import { USUAL_RATE, type CodeRate } from '@/store/kit/gstRates';
import type { Numbered, Table } from '@/store/kit/table';
import { GSTIN, stateNamed } from '@/store/kit/typed/taxIds';
import { isUnregistered } from './unregistered';

/** A section of the income tax law under which clients keep tax back, and its rate in percent: the office keeps the table, as sources disagree. */
export interface TdsRate {
  code: string;
  rate: number;
}

/** The rate of GST of an HSN or SAC from an ISO date on. */
export interface HsnRate {
  hsn: string;
  rate: CodeRate;
  from: string;
}

/** What Tally calls a ledger of ours. */
export interface TallyLedger {
  ours: string;
  tally: string;
}

/** What our documents say of ourselves. */
export interface Company {
  name: string;
  address: string;
  /** What e-invoices ask of an address besides; not told by details of before there were any. */
  town?: string | undefined;
  pinCode?: string | undefined;
  /** The two digits of our state; blank while it is not known. */
  stateCode: string;
  gstin: string;
  panNo: string;
  phone: string;
  email: string;
  bankName: string;
  bankAccountNo: string;
  ifsc: string;
  upiId: string;
  logo?: Attachment | undefined;
  /** How the numbers of our documents begin. */
  billPrefix: string;
  proformaPrefix: string;
  creditPrefix: string;
  receiptPrefix: string;
  refundPrefix: string;
  debitPrefix: string;
  /** HSN and SAC of what we sell. */
  subscriptionSac: string;
  hardwareHsn: string;
  installationSac: string;
  leaseSac: string;
  /** The rates of GST that are, or become, others than the usual one; none where there are none. */
  gstRates?: readonly HsnRate[] | undefined;
  /** What Tally calls ledgers that we call otherwise; none where it has all our names. */
  tallyLedgers?: readonly TallyLedger[] | undefined;
  /** The ISO date from which bills are registered as e-invoices (rule 48(4) of the CGST Rules); blank, or not there, where none are. */
  eInvoiceFrom?: string | undefined;
  /** After how many days a bill is due, and for how many a quotation holds. */
  dueDays: number;
  validDays: number;
  tdsRates: readonly TdsRate[];
}

/** The company's details from some moment on: what was issued before keeps those of then. */
export interface CompanyRow extends Numbered, Company {}

/** A state that has the company's details. */
export interface WithCompany {
  company: Table<CompanyRow>;
}

/** What holds until somebody says otherwise. */
const DEFAULT_COMPANY: Company = {
  name: '',
  address: '',
  stateCode: '',
  gstin: '',
  panNo: '',
  phone: '',
  email: '',
  bankName: '',
  bankAccountNo: '',
  ifsc: '',
  upiId: '',
  billPrefix: 'INV',
  proformaPrefix: 'PI',
  creditPrefix: 'CN',
  receiptPrefix: 'RC',
  refundPrefix: 'RV',
  debitPrefix: 'DN',
  subscriptionSac: '9984',
  hardwareHsn: '852691',
  installationSac: '998734',
  leaseSac: '997319',
  dueDays: 15,
  validDays: 15,
  tdsRates: [
    { code: '194C', rate: 2 },
    { code: '194C individual', rate: 1 },
    { code: '194J', rate: 10 },
    { code: '194Q', rate: 0.1 },
  ],
};

/** The company's details as they are now. */
export function companyNow({ company: { ids, entities } }: WithCompany): Company & { id?: string } {
  const last = ids.at(-1);
  return (last === undefined ? undefined : entities[last]) ?? DEFAULT_COMPANY;
}

/** The rate of GST of an HSN or SAC on an ISO date: the usual one where none is told. A bill has that of its day (section 13(2)(a) of the CGST Act). */
export function rateOn({ gstRates = [] }: Pick<Company, 'gstRates'>, hsn: string, on: string): CodeRate {
  const told = gstRates.filter((one) => one.hsn === hsn && one.from <= on);
  return (
    told.reduce<HsnRate | undefined>((last, one) => (last && last.from > one.from ? last : one), undefined)?.rate ??
    USUAL_RATE
  );
}

/** Why a document cannot be: the company's details that it is to show are none that were told. */
export const noDetails = ({ company }: WithCompany, { companyId }: { companyId?: string | undefined } = {}) =>
  companyId !== undefined && !company.entities[companyId]
    ? { reason: 'The company’s details that it shows are not there any more.' }
    : undefined;

/** What documents say of the company where it is known. */
const ON_DOCUMENTS = ['name', 'address', 'stateCode', 'gstin', 'bankName', 'bankAccountNo', 'ifsc', 'upiId'] as const;

/** What documents would say of the company, and it is not filled in yet. */
export const missingDetails = (company: Company): readonly (keyof Company)[] =>
  ON_DOCUMENTS.filter((field) => company[field] === '' && !(field === 'gstin' && isUnregistered(company)));

/** That the company's GST number is registered in another state than its own, and what cures it; undefined while it is not, or is none. */
export function registeredElsewhere({ gstin, stateCode }: Pick<Company, 'gstin' | 'stateCode'>): string | undefined {
  const code = gstin.slice(0, 2);
  if (!GSTIN.test(gstin) || code === stateCode) return undefined;
  const state = stateNamed(code);
  return state === undefined
    ? `The GST number begins with ${code}, which is no state. Check its first two digits.`
    : `The GST number is registered in ${state} (${code}). Choose that state, or check the GST number.`;
}
