import type { Refusal } from '@/journal/port/model';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { isFrom } from '@/store/billing/eInvoices/reported';
import type { challanOffered } from '@/store/facts/challans';
import type { Carried } from '@/store/facts/fact';
import { placeName } from '@/store/stock/onHand/holderWords';
import type { StockState } from '@/store/stock/onHand/stockState';
import type { ConsignedGoods, CountedInvoice, DeclaredValue } from '@/store/stock/challans/consignment';
import { consignmentOf, productsOf, type Offered } from './consignmentOf';
import { registrationOf, type WithPlaces } from './registration';
import type { WithPurchases } from './suggested';
import { declaredOf, shownValue, typedOnly, valueErrors, type TypedValue, type TypedValues } from './typedValues';

/** A challan while it is written: what is asked of its products, and what they come to. */
export interface Consigned {
  /** What says it: the challan itself within one registration, a tax invoice between two. */
  title: 'Value' | 'Tax Invoice';
  /** Why it is asked, in words. */
  why: string;
  /** Whether it is registered at the e-invoice portal, which asks for six digits of HSN. */
  isEInvoice: boolean;
  products: readonly (DeclaredValue & Pick<ConsignedGoods, 'lines' | 'qty'>)[];
  declared: readonly DeclaredValue[];
  /** None while a product lacks its HSN or its value, and within one registration. */
  invoice?: CountedInvoice | undefined;
}

const SIX_DIGITS = 'E-invoices ask for six digits of HSN: ask your accountant which six.';

const OF_CHALLAN =
  'The challan says HSN and value of the goods (rule 55 of the CGST Rules), as they were bought last where nothing else is typed. Values are without GST.';

/** What the goods of a challan that is being written are worth, and the tax invoice over them if one is due; undefined while nothing is on it, or where there is no GST number. */
export function consignedBy(
  state: StockState & WithPlaces & WithPurchases,
  offered: Omit<Offered, 'declared'>,
  typed: TypedValues,
): Consigned | undefined {
  const { from, to, lines, on } = offered;
  const [giver, receiver] = [registrationOf(state, from), registrationOf(state, to)];
  if ((giver.gstin === '' && receiver.gstin === '') || lines.length === 0) return undefined;
  const products = productsOf(state, lines, on);
  if (giver.gstin === receiver.gstin)
    return { title: 'Value', why: OF_CHALLAN, isEInvoice: false, products, declared: typedOnly(products, typed) };
  const declared = declaredOf(products, typed);
  const said = (place: typeof from, gstin: string) =>
    `${placeName(state, place)} (${gstin === '' ? 'GST Number not filled in' : gstin})`;
  return {
    title: 'Tax Invoice',
    isEInvoice: isFrom(companyNow(state), on),
    why: `${said(from, giver.gstin)} and ${said(to, receiver.gstin)} are registered apart: a tax invoice goes with the goods. Values are without GST.`,
    products,
    declared,
    invoice: consignmentOf(state, { ...offered, declared }).invoice,
  };
}

/** What is wrong with what stands in the fields of a product: a challan may leave out what nobody knows, a tax invoice nothing. */
export function consignedErrors(
  { title, isEInvoice }: Consigned,
  fields: Required<TypedValue>,
): ReturnType<typeof valueErrors> {
  const wrong = valueErrors(fields, title === 'Tax Invoice');
  return isEInvoice && wrong.hsn === undefined && /^\D*(\d\D*){4}$/.test(fields.hsn)
    ? { ...wrong, hsn: SIX_DIGITS }
    : wrong;
}

/** Why goods cannot go with a tax invoice that is registered at the e-invoice portal: a product has fewer digits of HSN than that asks for. */
export function digitsRefusal(
  state: WithCompany,
  { on, invoicedOn = on, consignment }: Carried<typeof challanOffered>['payload'],
): Refusal | undefined {
  const isEInvoice = consignment?.invoice !== undefined && isFrom(companyNow(state), invoicedOn);
  const short = isEInvoice && consignment.goods.find(({ hsn = '' }) => hsn.length < 6);
  return short ? { reason: `HSN of ${short.product}: ${SIX_DIGITS}` } : undefined;
}

/** Whether nothing is wrong with what stands in the fields of each product. */
export const isDeclared = (consigned: Consigned, typed: TypedValues): boolean =>
  consigned.products.every((one) => {
    const { hsn, value } = consignedErrors(consigned, shownValue(one, typed[one.product]));
    return hsn === undefined && value === undefined;
  });
