/** GSTR-1 as the GST portal takes it prepared offline; its keys are those of GSTN's Returns Offline Tool. Amounts are in rupees. */

import type { NilSupplies } from '@/store/billing/returns/nilRows';

/** GST as a record tells it: in halves within a state, else integrated. */
export type PortalTax = { camt: number; samt: number } | { iamt: number };

/** What a document comes to at one rate. */
export interface PortalItem {
  /** The rate in percent × 100, and 1. */
  num: number;
  itm_det: PortalTax & { txval: number; rt: number; csamt?: 0 };
}

/** What a registered buyer got: regular, to an SEZ with payment of tax or without, or a deemed export. */
export type SupplyKind = 'R' | 'SEWP' | 'SEWOP' | 'DE';

/** What all documents of a registered buyer say. */
interface RegisteredDocument {
  val: number;
  /** The two digits of the state of supply. */
  pos: string;
  /** Whether the buyer pays the tax. */
  rchrg: 'N';
  inv_typ: SupplyKind;
  itms: readonly PortalItem[];
}

interface B2bInvoice extends RegisteredDocument {
  inum: string;
  /** `DD-MM-YYYY`, as all dates of the file. */
  idt: string;
}

/** A credit note or a debit note. */
export type NoteType = 'C' | 'D';

interface RegisteredNote extends RegisteredDocument {
  nt_num: string;
  nt_dt: string;
  ntty: NoteType;
}

/** A large bill of a buyer without a GST number in another state. */
interface B2clInvoice {
  inum: string;
  idt: string;
  val: number;
  itms: readonly PortalItem[];
}

/** What went to all other buyers without a GST number in one state, less what was credited. */
export type B2csRecord = PortalTax & {
  sply_ty: 'INTRA' | 'INTER';
  rt: number;
  typ: 'OE';
  pos: string;
  txval: number;
  csamt: 0;
};

/** A note on a large bill of a buyer without a GST number. */
export interface UnregisteredNote {
  nt_num: string;
  nt_dt: string;
  ntty: NoteType;
  val: number;
  typ: 'B2CL';
  pos: string;
  itms: readonly PortalItem[];
}

export interface PortalHsn {
  num: number;
  hsn_sc: string;
  user_desc: string;
  desc: string;
  uqc: 'NA' | 'NOS';
  qty: number;
  rt: number;
  txval: number;
  iamt: number;
  samt: number;
  camt: number;
  csamt: 0;
}

interface PortalSeries {
  num: number;
  from: string;
  to: string;
  totnum: number;
  cancel: number;
  net_issue: number;
}

/** All documents of a registered buyer. */
export interface B2bBuyer {
  /** The buyer's GST number. */
  ctin: string;
  inv: readonly B2bInvoice[];
}

/** The notes of a registered buyer. */
export interface NotedBuyer {
  ctin: string;
  nt: readonly RegisteredNote[];
}

/** The large bills to one state. */
export interface B2clPlace {
  pos: string;
  inv: readonly B2clInvoice[];
}

/** What came in advance to one state, or was used up of it. */
export interface PortalAdvance {
  pos: string;
  sply_ty: 'INTRA' | 'INTER';
  itms: readonly (PortalTax & { rt: number; ad_amt: number; csamt: 0 })[];
}

/** What the file sums up; a section in which nothing is stands nowhere. */
export interface Gstr1Summaries {
  /** Supplies without tax, by whom they went to. */
  nil?: { inv: readonly { sply_ty: NilSupplies; expt_amt: number; nil_amt: number; ngsup_amt: 0 }[] };
  /** Advances received (11A), and adjusted (11B). */
  at?: readonly PortalAdvance[];
  txpd?: readonly PortalAdvance[];
  doc_issue?: { doc_det: readonly { doc_num: number; doc_typ: string; docs: readonly PortalSeries[] }[] };
  hsn?: { hsn_b2b?: readonly PortalHsn[]; hsn_b2c?: readonly PortalHsn[] } | { data: readonly PortalHsn[] };
}

/** What each file begins with. */
export interface Gstr1Head {
  /** Our own GST number. */
  gstin: string;
  /** `MMYYYY`. */
  fp: string;
  version: 'GST3.2.4';
  hash: 'hash';
}
