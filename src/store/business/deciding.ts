import { equal } from '@/journal/kit/equal';
import type { WithIssued } from '@/store/billing/bills/bill';
import type { FactCreator } from '@/store/facts/fact';
import type { WithConsignment } from '@/store/stock/challans/consignment';
import type { Business } from './business';

/** Of two outcomes of a fact, what is counted now and what it says, the one that it has; undefined where its author reviewed another. */
type Agreed<Outcome> = (counted: Outcome, said: Outcome) => Outcome | undefined;

/** What a kind of fact decides, and which of two such outcomes it has. */
export interface Decided {
  decide: (business: Business, asked: never) => object | undefined;
  agreed: (counted: never, said: never) => object | undefined;
}

/** What a kind of fact decides; nothing where the record is gone that it would be counted from, which its rule refuses. */
export const decided = <Asked, Payload extends Asked>(
  { type }: FactCreator<never, Asked, Payload>,
  decide: (business: Business, asked: Asked) => Omit<Payload, keyof Asked> | undefined,
  agreed: Agreed<Omit<Payload, keyof Asked>> = (counted) => counted,
): readonly [string, Decided] => [type, { decide, agreed }];

/** What is counted now, where it is what the author has reviewed, in the parts that are shown to be reviewed. */
export const reviewed =
  <Outcome>(partsOf: (outcome: Outcome) => unknown): Agreed<Outcome> =>
  (counted, said) =>
    equal(partsOf(counted), partsOf(said)) ? counted : undefined;

/** Of the bills that are said those that are counted now, as the others are left out by name; undefined where none is left of some. */
export const eachBill: Agreed<WithIssued> = (counted, said) => {
  const byId = new Map(counted.issued.map((bill) => [bill.id, bill]));
  const issued = said.issued.filter((bill) => equal(byId.get(bill.id), bill));
  return issued.length > 0 || said.issued.length === 0 ? { issued } : undefined;
};

/** What a tax invoice with a challan comes to, and over which goods. */
export const invoiced = ({ consignment }: WithConsignment) => {
  const { taxes, roundOff, total } = consignment?.invoice ?? {};
  return [consignment?.goods ?? [], taxes, roundOff, total];
};
