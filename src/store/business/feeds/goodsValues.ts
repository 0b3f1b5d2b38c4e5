import { weakMapMemoize, type UnknownAction } from '@reduxjs/toolkit';
import type { Role } from '@/store/kit/roles';
import type { Table } from '@/store/kit/table';
import { eInvoiceRegistered } from '@/store/facts/bills';
import { challanOffered, transferCredited } from '@/store/facts/challans';
import type { Challan } from '@/store/stock/challans/challan';
import type { Consignment } from '@/store/stock/challans/consignment';

/**
 * Who is not told what goods between two registrations are worth, which is what was paid for them: customer care, who neither hands goods
 * over nor takes them. A tax invoice goes with the goods by law, and sales reports it.
 */
export const isValueWithheld = (role: Role): boolean => role === 'care';

/** A consignment without what its goods are worth, and the invoice over that. */
const withoutValues = <Invoice>({ consignor, goods }: Consignment<Invoice>): Consignment<Invoice> => ({
  consignor,
  goods: goods.map(({ value: _value, taxable: _taxable, ...rest }) => rest),
});

const cutChallan = weakMapMemoize(({ credit: _credit, consignment, ...challan }: Challan): Challan => ({
  ...challan,
  ...(consignment && { consignment: withoutValues(consignment) }),
}));

/** Challans without what their goods are worth: the same of the same, and so are rows that did not change. */
export const challansWithoutValues = weakMapMemoize((table: Table<Challan>): Table<Challan> =>
  Object.freeze({
    ...table,
    entities: Object.fromEntries(Object.entries(table.entities).map(([id, row]) => [id, cutChallan(row)])),
  }),
);

/** A fact without what goods are worth. */
export function withoutGoodsValues(fact: UnknownAction): UnknownAction {
  if (challanOffered.match(fact)) {
    const { consignment, declared: _declared, ...payload } = fact.payload;
    return { ...fact, payload: { ...payload, ...(consignment && { consignment: withoutValues(consignment) }) } };
  }
  // The code that the portal signed tells the total of the tax invoice.
  if (eInvoiceRegistered.match(fact))
    return fact.payload.accountId === undefined ? { ...fact, payload: { ...fact.payload, qr: '' } } : fact;
  if (!transferCredited.match(fact)) return fact;
  const { credit: _credit, ...payload } = fact.payload;
  return { ...fact, payload };
}
