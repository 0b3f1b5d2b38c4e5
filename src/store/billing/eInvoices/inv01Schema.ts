import { array, mixed, number, object, string, ValidationError } from 'yup';
import { PORTAL_NUMBER } from '@/store/kit/docNumbers';
import { GST_RATES, percentOf } from '@/store/kit/gstRates';
import { sumOf } from '@/store/kit/money';
import { hasDecimals } from '@/store/kit/typed/typedNumber';
import { GSTIN, stateNamed } from '@/store/kit/typed/taxIds';
import type { Inv01, Inv01Item } from './inv01';
import { MOST_ITEMS } from './items';

/** What the portal holds of INV-01, schema 1.1; the codes in brackets are those with which it refuses. */

const text = (least: number, most: number) =>
  string()
    .strict()
    .required('is missing')
    .min(least, `has less than ${least} characters`)
    .max(most, `has more than ${most} characters`)
    .matches(/^[^"\\]*$/, 'has a " or a \\, which the portal refuses');
const oneOf = (...values: (string | number)[]) => mixed().required('is missing').oneOf(values, 'is none of the values');
const decimal = (places: number, tooFine: string, least = 0) =>
  number()
    .strict()
    .required('is missing')
    .min(least, 'is below zero')
    .lessThan(1e12, 'has more than 12 digits')
    .test('decimals', tooFine, hasDecimals(places));
const amount = (least?: number) => decimal(2, 'has more than two decimals', least);
/** A price of one thing, or how many there are of it. */
const fine = () => decimal(3, 'has more than three decimals');
const day = () => text(10, 10).matches(/^\d{2}\/\d{2}\/\d{4}$/, 'is no day such as 05/09/2026');
const docNo = () => text(1, 16).matches(PORTAL_NUMBER, 'is no number that the portal takes');
const gstin = () => text(15, 15).matches(GSTIN, 'is no GST number');
const stateCode = () => text(2, 2).test('state', 'is no state', (given) => stateNamed(given) !== undefined);
const address = {
  Addr1: text(1, 100),
  Addr2: text(3, 100).notRequired(),
  Loc: text(3, 50),
  Pin: number().strict().required('is missing').integer().min(100_000, 'is no PIN').max(999_999, 'is no PIN'),
  Stcd: stateCode(),
};
interface OfState {
  Gstin?: string;
  Stcd?: string;
}
const ofItsState = {
  name: 'state',
  message: 'has a GST number of another state (2258, 2265)',
  test: ({ Gstin = '', Stcd = '' }: OfState) => Gstin.slice(0, 2) === Stcd,
};

const isItemTrue = ({ TotAmt, Discount, AssAmt, IgstAmt, CgstAmt, SgstAmt, TotItemVal }: Inv01Item): boolean =>
  sumOf([TotAmt, -Discount]) === AssAmt && sumOf([AssAmt, IgstAmt, CgstAmt, SgstAmt]) === TotItemVal;

const item = object({
  SlNo: text(1, 6),
  PrdDesc: text(3, 300),
  IsServc: oneOf('Y', 'N'),
  HsnCd: text(6, 8).matches(/^(\d{6}|\d{8})$/, 'is not of 6 or 8 digits (2176)'),
  Qty: fine().moreThan(0),
  Unit: oneOf('NOS', 'OTH'),
  UnitPrice: fine(),
  TotAmt: amount(),
  Discount: amount(),
  AssAmt: amount(),
  GstRt: oneOf(...new Set(GST_RATES.map(percentOf))),
  IgstAmt: amount(),
  CgstAmt: amount(),
  SgstAmt: amount(),
  TotItemVal: amount(),
})
  .noUnknown()
  .test('sums', 'does not add up (2193)', (given) => isItemTrue(given as Inv01Item));

/** Whether the values are those of the items: each sum, and the total within a rupee. */
function addsUp({ ItemList, ValDtls }: Inv01): boolean {
  const sum = (part: 'AssAmt' | 'IgstAmt' | 'CgstAmt' | 'SgstAmt' | 'TotItemVal') =>
    sumOf(ItemList.map((one) => one[part]));
  const { AssVal, IgstVal, CgstVal, SgstVal, RndOffAmt, TotInvVal } = ValDtls;
  const isEach =
    sum('AssAmt') === AssVal && sum('IgstAmt') === IgstVal && sum('CgstAmt') === CgstVal && sum('SgstAmt') === SgstVal;
  return isEach && sumOf([sum('TotItemVal'), RndOffAmt]) === TotInvVal && CgstVal === SgstVal;
}

/** Whether its taxes are those of its states: IGST to another state or an SEZ alone. */
function isTaxedByState({ TranDtls, SellerDtls, BuyerDtls, ValDtls: { IgstVal, CgstVal } }: Inv01): boolean {
  const isHome = SellerDtls.Stcd === BuyerDtls.Pos && !TranDtls.SupTyp.startsWith('SEZ');
  return isHome ? IgstVal === 0 : CgstVal === 0;
}

const DOCUMENT = object({
  Version: oneOf('1.1'),
  TranDtls: object({
    TaxSch: oneOf('GST'),
    SupTyp: oneOf('B2B', 'SEZWP', 'SEZWOP', 'DEXP'),
    RegRev: oneOf('N'),
  }).noUnknown(),
  DocDtls: object({ Typ: oneOf('INV', 'CRN', 'DBN'), No: docNo(), Dt: day() }).noUnknown(),
  SellerDtls: object({ Gstin: gstin(), LglNm: text(3, 100), ...address })
    .noUnknown()
    .test(ofItsState),
  BuyerDtls: object({ Gstin: gstin(), LglNm: text(3, 100), Pos: stateCode(), ...address })
    .noUnknown()
    .test(ofItsState),
  ShipDtls: object({ LglNm: text(3, 100), ...address })
    .noUnknown()
    .default(undefined)
    .notRequired(),
  ItemList: array(item).min(1, 'is empty').max(MOST_ITEMS, 'has more than 1,000 items').required(),
  ValDtls: object({
    AssVal: amount(),
    CgstVal: amount(),
    SgstVal: amount(),
    IgstVal: amount(),
    RndOffAmt: amount(-99.99).max(99.99),
    TotInvVal: amount(),
  }).noUnknown(),
  RefDtls: object({
    DocPerdDtls: object({ InvStDt: day(), InvEndDt: day() }).noUnknown(),
    PrecDocDtls: array(object({ InvNo: docNo(), InvDt: day() }).noUnknown()).notRequired(),
  }).noUnknown(),
}).noUnknown();

const WHOLE = [
  ['its sums are not those of its items (2182, 2189)', addsUp],
  ['IGST within our state, or CGST and SGST to another (2172)', isTaxedByState],
  [
    'buyer and seller have one GST number (2211)',
    ({ SellerDtls, BuyerDtls }: Inv01) => SellerDtls.Gstin !== BuyerDtls.Gstin,
  ],
] as const;

/** What the portal would refuse of a document, each beginning with its number and the place in it; none where it takes it. */
export function inv01Faults(document: Inv01): string[] {
  const { No } = document.DocDtls;
  try {
    DOCUMENT.validateSync(document, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    return faults.map(({ path = '', message }) => `${No} ${path}: ${message}`);
  }
  return WHOLE.flatMap(([message, holds]) => (holds(document) ? [] : [`${No}: ${message}`]));
}
