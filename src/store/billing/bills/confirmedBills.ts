import { movedAlong } from '@/store/kit/dates';
import type { WithIssued } from './bill';
import type { WithBills } from './withBills';

/** A fact that makes bills as it is confirmed on a day (ISO date): they are of that day, and due as long after it as they were. */
export const confirmedBills = <Said extends WithIssued & { on: string }>(said: Said, on: string): Said => ({
  ...said,
  on,
  issued: said.issued.map((bill) => ({ ...bill, issuedOn: on, dueOn: movedAlong(bill.dueOn, said.on, on) })),
});

/** The day (ISO date) of the bills that a fact makes, as they stand; undefined where none does. */
export const dayOfBills = ({ issued }: WithIssued, { bills }: Pick<WithBills, 'bills'>): string | undefined => {
  const first = issued.find(({ id }) => bills.entities[id]);
  return first && bills.entities[first.id]?.issuedOn;
};
