import type { WithEInvoice } from '@/store/kit/eInvoices/eInvoice';
import type { HsnTax } from '@/store/kit/hsnTax';

/** What somebody declares of a product that a challan hands over: its HSN, and what one of it is worth in rupees, without GST. */
export interface DeclaredValue {
  /** The product, as the challan's lines name it. */
  product: string;
  /** Blank, and 0, where it is declared to be none; not there where nothing is declared of it. */
  hsn?: string | undefined;
  value?: number | undefined;
}

/** What declares that a challan says none of a product. */
export const NONE_DECLARED = { hsn: '', value: 0 } as const;

/** A place of ours as the tax office knows it: of one registration, or of none while its GST number is blank. */
export interface Registration {
  name: string;
  address: string;
  gstin: string;
  /** The two digits of the state. */
  stateCode: string;
  /** What e-invoices ask for besides; none of a fact from before they were told. */
  town?: string | undefined;
  pinCode?: string | undefined;
}

/** What a challan hands over of one product; amounts in rupees. */
export interface ConsignedGoods extends DeclaredValue {
  /** The places of the challan's lines that are of it, from 0. */
  lines: readonly number[];
  qty: number;
  /** What all of it is worth, without GST. */
  taxable?: number | undefined;
}

/** How the number of a document begins: that of a registration. */
interface OfSeries {
  /** None in facts from before it was told: then it is that of then. */
  series?: string | undefined;
}

/**
 * The tax invoice that a challan is where it goes from one registration to another, as the two are distinct persons (section 25(4) of
 * the CGST Act, and its schedule I, paragraph 2). In rupees: taxable values, taxes and round off add up to the total.
 */
export interface CountedInvoice extends OfSeries {
  recipient: Registration;
  taxes: readonly HsnTax[];
  roundOff: number;
  total: number;
}

/** The same with the number of its document, such as `T71/26-27/000001`. */
export interface TransferInvoice extends Omit<CountedInvoice, 'series'>, WithEInvoice {
  docNo: string;
  /** Its ISO date, where it was confirmed on another day than the goods went. */
  on?: string | undefined;
}

/**
 * What of a tax invoice was not accepted, as the credit note over it says (section 34 of the CGST Act); in rupees, all of them positive:
 * taxable values, taxes and round off add up to the total.
 */
export interface CountedCredit extends OfSeries {
  goods: readonly ConsignedGoods[];
  taxes: readonly HsnTax[];
  roundOff: number;
  total: number;
}

/** The same with the number of its document, such as `T71C/26-27/00001`, and its ISO date. */
export interface TransferCredit extends Omit<CountedCredit, 'series'>, WithEInvoice {
  docNo: string;
  on: string;
}

/** What goods of a challan are worth, and who sends them, as it was when it was offered. */
export interface Consignment<Invoice = TransferInvoice> {
  consignor: Registration;
  /** None of a challan within one registration from before it said its goods. */
  goods: readonly ConsignedGoods[];
  /** None where the goods stay within one registration: then it is a challan of rule 55 of the CGST Rules. */
  invoice?: Invoice | undefined;
}

/** A consignment as the fact carries it, before its document has a number; none of challans from before there were any. */
export interface WithConsignment {
  consignment?: Consignment<CountedInvoice> | undefined;
}

/** What names the credit note of a challan among documents; its tax invoice has the challan's own name. */
export const transferCreditId = (challan: string): string => `${challan} credit`;

/** The challan of which a document with that name is, if it is one over a transfer. */
export const challanOfDocument = (id: string): string => id.replace(/ credit$/, '');
