import { isDeliveredElsewhere } from '@/store/billing/papers/parties';
import { SEZ_UNPAID } from '@/store/clients/accounts/gstTreatment';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { WithPlaces } from '@/store/billing/transfers/registration';
import { PORTAL_NUMBER } from '@/store/kit/docNumbers';
import { lastOfMonth } from '@/store/kit/calendar';
import { sumOf } from '@/store/kit/money';
import type { Inv01, Inv01Address, Inv01Item, SupplyType } from './inv01';
import { itemsOf } from './items';
import { buyerOf, supplierOf } from './parties';
import { portalText } from './portalText';
import type { Reported } from './reported';

/** As many characters has each line of an address, and a name. */
const LINE = 100;
const TOWN = 50;

/** An ISO date as the portal writes it: `05/09/2026`. */
const portalDay = (iso: string): string => iso.split('-').toReversed().join('/');

interface Place {
  address: string;
  town?: string | undefined;
  pinCode?: string | undefined;
  stateCode: string;
}

/** Where somebody is: of an address that is longer than a line, the rest stands in the second. */
function addressOf({ address, town = '', pinCode, stateCode }: Place): Inv01Address {
  const first = portalText(address, LINE);
  const rest = portalText(portalText(address, 2 * LINE).slice(first.length), LINE);
  return {
    Addr1: first,
    ...(rest.length >= 3 && { Addr2: rest }),
    Loc: portalText(town, TOWN),
    Pin: Number(pinCode),
    Stcd: stateCode,
  };
}

const SUPPLIES: Readonly<Record<string, SupplyType>> = {
  SEZ: 'SEZWP',
  [SEZ_UNPAID]: 'SEZWOP',
  'Deemed Export': 'DEXP',
};

const total = (items: readonly Inv01Item[], part: 'AssAmt' | 'IgstAmt' | 'CgstAmt' | 'SgstAmt'): number =>
  sumOf(items.map((item) => item[part]));

/** A document as the portal takes it; nothing may be missing of it. */
export function inv01Of(state: WithAccounts & WithPlaces, reported: Reported): Inv01 {
  const { kind, document, bill, against } = reported;
  const [supplier, buyer] = [supplierOf(state, reported), buyerOf(state, reported)];
  const items = itemsOf(document);
  // The portal asks for none of them, and refuses a number that it never took.
  const earlier = [...(against ? [against] : []), bill]
    .filter(({ docNo }) => PORTAL_NUMBER.test(docNo))
    .map(({ docNo, issuedOn }) => ({ InvNo: docNo, InvDt: portalDay(issuedOn) }));
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: SUPPLIES[buyer.treatment ?? ''] ?? 'B2B', RegRev: 'N' },
    DocDtls: { Typ: kind, No: document.docNo, Dt: portalDay(document.issuedOn) },
    SellerDtls: {
      Gstin: supplier.gstin,
      LglNm: portalText(supplier.name, LINE),
      ...addressOf({ ...supplier, stateCode: supplier.gstin.slice(0, 2) }),
    },
    BuyerDtls: {
      Gstin: buyer.gstin,
      LglNm: portalText(buyer.name, LINE),
      Pos: buyer.stateCode,
      ...addressOf({ ...buyer, stateCode: buyer.gstin.slice(0, 2) }),
    },
    ...(isDeliveredElsewhere(bill) && {
      ShipDtls: {
        LglNm: portalText(buyer.name, LINE),
        ...addressOf({
          address: buyer.deliveryAddress ?? '',
          town: buyer.deliveryTown,
          pinCode: buyer.deliveryPin,
          stateCode: buyer.stateCode,
        }),
      },
    }),
    ItemList: items,
    ValDtls: {
      AssVal: total(items, 'AssAmt'),
      CgstVal: total(items, 'CgstAmt'),
      SgstVal: total(items, 'SgstAmt'),
      IgstVal: total(items, 'IgstAmt'),
      RndOffAmt: document.roundOff,
      TotInvVal: document.total,
    },
    RefDtls: {
      DocPerdDtls: { InvStDt: portalDay(`${bill.month}-01`), InvEndDt: portalDay(lastOfMonth(bill.month)) },
      ...(kind !== 'INV' && earlier.length > 0 && { PrecDocDtls: earlier }),
    },
  };
}
