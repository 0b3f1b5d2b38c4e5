import { placeName } from '@/store/stock/onHand/holderWords';
import type { StockState } from '@/store/stock/onHand/stockState';
import type { ConsignedGoods, CountedInvoice, DeclaredValue } from '@/store/stock/challans/consignment';
import { consignmentOf, productsOf, type Offered } from './consignmentOf';
import { registrationOf, type WithPlaces } from './registration';
import type { WithPurchases } from './suggested';
import { declaredOf, type TypedValues } from './typedValues';

/** A challan to another registration while it is written: what is asked of its products, and what they come to. */
export interface Consigned {
  /** Why a tax invoice goes with it, in words. */
  why: string;
  products: readonly (DeclaredValue & Pick<ConsignedGoods, 'lines' | 'qty'>)[];
  declared: readonly DeclaredValue[];
  /** None while a product lacks its HSN or its value. */
  invoice?: CountedInvoice | undefined;
}

/** What a tax invoice would say of a challan that is being written; undefined where none is due, or nothing is on it yet. */
export function consignedBy(
  state: StockState & WithPlaces & WithPurchases,
  offered: Omit<Offered, 'declared'>,
  typed: TypedValues,
): Consigned | undefined {
  const { from, to, lines, on } = offered;
  const [giver, receiver] = [registrationOf(state, from), registrationOf(state, to)];
  if (giver.gstin === receiver.gstin || lines.length === 0) return undefined;
  const products = productsOf(state, lines, on);
  const declared = declaredOf(products, typed);
  const said = (place: typeof from, gstin: string) =>
    `${placeName(state, place)} (${gstin === '' ? 'GST Number not filled in' : gstin})`;
  return {
    why: `${said(from, giver.gstin)} and ${said(to, receiver.gstin)} are registered apart: a tax invoice goes with the goods. Values are without GST.`,
    products,
    declared,
    invoice: consignmentOf(state, { ...offered, declared }).invoice,
  };
}

/** Whether each product of a challan to another registration has its HSN and its value. */
export const isDeclared = ({ declared }: Consigned): boolean =>
  declared.every(({ hsn, value }) => hsn !== undefined && value !== undefined);
