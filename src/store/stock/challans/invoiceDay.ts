import type { Challan, OfferedLine } from './challan';
import type { DeclaredValue, WithConsignment } from './consignment';

/** The ISO date of the document that goes with the goods of a challan: of its tax invoice, or its own. */
export const dayOfDocument = ({ consignment, offeredOn }: Pick<Challan, 'consignment' | 'offeredOn'>): string =>
  consignment?.invoice?.on ?? offeredOn;

/** What a challan says when it is offered. */
export type ChallanOffer = Pick<Challan, 'from' | 'to' | 'givenBy' | 'careRequestId'> & {
  lines: OfferedLine[];
  /** What was declared of the products that it hands over; of others what is known of them counts. */
  declared?: readonly DeclaredValue[] | undefined;
};

/** What is offered, on its ISO date; the tax invoice that goes with it has another where the office heard of it on another day. */
export type Offered = ChallanOffer & WithConsignment & { id: string; on: string; invoicedOn?: string | undefined };

/** An offer as it is confirmed on a day (ISO date): its tax invoice is of that day, and the goods changed hands on their own. */
export function invoicedAnew({ invoicedOn: _said, ...said }: Offered, day: string): object {
  return said.consignment?.invoice && day !== said.on ? { ...said, invoicedOn: day } : said;
}
