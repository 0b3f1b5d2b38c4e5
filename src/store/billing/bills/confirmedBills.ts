import { movedAlong } from '@/store/kit/dates';
import type { WithIssued } from './bill';

/** A fact that makes bills as it is confirmed on a day (ISO date): they are of that day, and due as long after it as they were. */
export const confirmedBills = <Said extends WithIssued & { on: string }>(said: Said, on: string): Said => ({
  ...said,
  on,
  issued: said.issued.map((bill) => ({ ...bill, issuedOn: on, dueOn: movedAlong(bill.dueOn, said.on, on) })),
});
