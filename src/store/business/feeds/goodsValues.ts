import { weakMapMemoize, type UnknownAction } from '@reduxjs/toolkit';
import type { Role } from '@/store/kit/roles';
import type { Table } from '@/store/kit/table';
import { eInvoiceRegistered } from '@/store/facts/bills';
import { challanOffered, transferCredited } from '@/store/facts/challans';
import type { Challan } from '@/store/stock/challans/challan';
import type { Consignment } from '@/store/stock/challans/consignment';

/** Of which challans somebody is not told what the goods are worth: of all, or of those within one registration. */
type Withheld = 'all' | 'within';

/**
 * Who is not told what goods are worth, which is what was paid for them: customer care of no challan, as it neither hands goods over nor
 * takes them. Sales and installers of none within one registration: a tax invoice goes with the goods by law, and sales reports it.
 */
const WITHHELD: Partial<Record<Role, Withheld>> = { care: 'all', sales: 'within', installer: 'within' };

/** Whether something of what goods are worth is withheld from a role. */
export const isValueWithheld = (role: Role): boolean => WITHHELD[role] !== undefined;

/** Whether a role is told of no challan what its goods are worth. */
export const isEveryValueWithheld = (role: Role): boolean => WITHHELD[role] === 'all';

/** A consignment without what its goods are worth, and the invoice over that. */
const withoutValues = <Invoice>({ consignor, goods }: Consignment<Invoice>): Consignment<Invoice> => ({
  consignor,
  goods: goods.map(({ value: _value, taxable: _taxable, ...rest }) => rest),
});

/** Whether what the goods of a consignment are worth is withheld from a role; none of before there were any tells it. */
const isCut = (role: Role, consignment: Consignment<unknown> | undefined): boolean =>
  isEveryValueWithheld(role) || (WITHHELD[role] === 'within' && consignment?.invoice === undefined);

const withoutWorth = weakMapMemoize(({ credit: _credit, consignment, ...challan }: Challan): Challan => ({
  ...challan,
  ...(consignment && { consignment: withoutValues(consignment) }),
}));

/** A challan as somebody of a role reads it: the same of the same, and so are rows that did not change. */
export const challanFor = (role: Role, challan: Challan): Challan =>
  challan.consignment && isCut(role, challan.consignment) ? withoutWorth(challan) : challan;

/** Challans as somebody of a role reads them. */
export const challansFor = weakMapMemoize((role: Role, table: Table<Challan>): Table<Challan> =>
  Object.freeze({
    ...table,
    entities: Object.fromEntries(Object.entries(table.entities).map(([id, row]) => [id, challanFor(role, row)])),
  }),
);

/** A fact without what goods are worth, as far as that is withheld from a role. */
export function withoutGoodsValues(role: Role, fact: UnknownAction): UnknownAction {
  if (challanOffered.match(fact)) {
    const { consignment, declared: _declared, ...payload } = fact.payload;
    if (!isCut(role, consignment)) return fact;
    return { ...fact, payload: { ...payload, ...(consignment && { consignment: withoutValues(consignment) }) } };
  }
  if (!isEveryValueWithheld(role)) return fact;
  // The code that the portal signed tells the total of the tax invoice.
  if (eInvoiceRegistered.match(fact))
    return fact.payload.accountId === undefined ? { ...fact, payload: { ...fact.payload, qr: '' } } : fact;
  if (!transferCredited.match(fact)) return fact;
  const { credit: _credit, ...payload } = fact.payload;
  return { ...fact, payload };
}
