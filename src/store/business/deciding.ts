import { equal } from '@/journal/kit/equal';
import type { Amounts, CountedBill, WithIssued } from '@/store/billing/bills/bill';
import type { FactCreator } from '@/store/facts/fact';
import type { WithConsignment } from '@/store/stock/challans/consignment';
import type { Business } from './business';

/** Of two outcomes of a fact, what is counted now and what it says. */
interface Agreeing<Outcome> {
  /** The one that it has; undefined where its author reviewed another. */
  agreed: (counted: Outcome, said: Outcome) => Outcome | undefined;
  /** What of the two differs, in words that follow "its". */
  differing: (counted: Outcome, said: Outcome) => readonly string[];
}

/** What a kind of fact decides, and which of two such outcomes it has. */
export interface Decided {
  decide: (business: Business, asked: never) => object | undefined;
  agreed: (counted: never, said: never) => object | undefined;
  differing: (counted: never, said: never) => readonly string[];
}

/** What is shown to be reviewed, by the words for it. */
type Parts = Readonly<Record<string, unknown>>;

const differingParts = (one: Parts, other: Parts) => Object.keys(one).filter((part) => !equal(one[part], other[part]));

const asCounted = { agreed: <Outcome>(counted: Outcome) => counted, differing: () => [] };

/** What a kind of fact decides; nothing where the record is gone that it would be counted from, which its rule refuses. */
export const decided = <Asked, Payload extends Asked>(
  { type }: FactCreator<never, Asked, Payload>,
  decide: (business: Business, asked: Asked) => Omit<Payload, keyof Asked> | undefined,
  agreeing: Agreeing<Omit<Payload, keyof Asked>> = asCounted,
): readonly [string, Decided] => [type, { decide, ...agreeing }];

/** What is counted now, where it is what the author has reviewed, in the parts that are shown to be reviewed. */
export function reviewed<Outcome>(partsOf: (outcome: Outcome) => Parts): Agreeing<Outcome> {
  const differing = (counted: Outcome, said: Outcome) => differingParts(partsOf(said), partsOf(counted));
  return { differing, agreed: (counted, said) => (differing(counted, said).length === 0 ? counted : undefined) };
}

const billParts = ({ lines, taxes, total, recipient }: CountedBill): Parts => ({ lines, taxes, total, recipient });

/** Of the bills that are said those that are counted now, as the others are left out by name; undefined where none is left of some. */
export const eachBill: Agreeing<WithIssued> = {
  agreed(counted, said) {
    const byId = new Map(counted.issued.map((bill) => [bill.id, bill]));
    const issued = said.issued.filter((bill) => equal(byId.get(bill.id), bill));
    return issued.length > 0 || said.issued.length === 0 ? { issued } : undefined;
  },
  differing(counted, said) {
    const byId = new Map(counted.issued.map((bill) => [bill.id, bill]));
    const parts = said.issued.flatMap((bill) => {
      const now = byId.get(bill.id);
      return now ? differingParts(billParts(bill), billParts(now)) : ['total'];
    });
    return [...new Set(parts)];
  },
};

/** What a tax invoice with a challan comes to, and over which goods; of a challan without one nobody reviews what its goods are worth, as its author may not know. */
export const invoiced = ({ consignment }: WithConsignment) => {
  const { taxes, roundOff, total } = consignment?.invoice ?? {};
  return { goods: consignment?.invoice ? consignment.goods : [], taxes, 'round off': roundOff, total };
};

/** Lines with their GST, as they are shown to be reviewed. */
export const amountParts = ({ lines, taxes, roundOff, total }: Amounts) => ({
  lines,
  taxes,
  'round off': roundOff,
  total,
});
