/** A document as the e-invoice portal takes it: INV-01, schema 1.1, whose keys these are. Amounts are in rupees, none below zero but the round off. */

import type { EInvoiceKind } from './irn';

/** Whether a supply is one to a business, to an SEZ with payment of tax, or a deemed export. */
export type SupplyType = 'B2B' | 'SEZWP' | 'SEZWOP' | 'DEXP';

/** Where somebody is, part by part. */
export interface Inv01Address {
  Addr1: string;
  Addr2?: string;
  /** The town. */
  Loc: string;
  Pin: number;
  /** The two digits of the state. */
  Stcd: string;
}

interface Inv01Party extends Inv01Address {
  Gstin: string;
  LglNm: string;
}

export interface Inv01Item {
  SlNo: string;
  PrdDesc: string;
  IsServc: 'Y' | 'N';
  HsnCd: string;
  Qty: number;
  Unit: 'NOS' | 'OTH';
  UnitPrice: number;
  TotAmt: number;
  Discount: number;
  /** What is taxed: `TotAmt` less `Discount`. */
  AssAmt: number;
  /** In percent. */
  GstRt: number;
  IgstAmt: number;
  CgstAmt: number;
  SgstAmt: number;
  TotItemVal: number;
}

export interface Inv01 {
  Version: '1.1';
  TranDtls: { TaxSch: 'GST'; SupTyp: SupplyType; RegRev: 'N' };
  /** The day as `DD/MM/YYYY`, as all days of the file. */
  DocDtls: { Typ: EInvoiceKind; No: string; Dt: string };
  SellerDtls: Inv01Party;
  BuyerDtls: Inv01Party & { Pos: string };
  ShipDtls?: Inv01Address & { LglNm: string };
  ItemList: Inv01Item[];
  ValDtls: {
    AssVal: number;
    CgstVal: number;
    SgstVal: number;
    IgstVal: number;
    RndOffAmt: number;
    TotInvVal: number;
  };
  RefDtls: {
    DocPerdDtls: { InvStDt: string; InvEndDt: string };
    /** The bill that a note is about, after the debit note that a credit note is against. */
    PrecDocDtls?: { InvNo: string; InvDt: string }[];
  };
}
