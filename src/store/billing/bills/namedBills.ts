import type { BillPart } from './bill';

/** A bill as a fact carries it, as far as the fact names what it bills. */
interface Carried {
  id: string;
  accountId: string;
  part: BillPart;
  month: string;
  issuedOn: string;
  total: number;
  lines: readonly { vehicleId?: string | undefined }[];
}

interface Seen {
  id: string;
  accountId: string;
  part: BillPart;
  total: number;
}

/** Told of a fact that carries another bill than it names. */
export const OTHER_BILLS = 'It carries a bill that it does not name.';

/** Whether each account has at most one bill of a part. */
const isOnceEach = (issued: readonly Carried[]) =>
  new Set(issued.map(({ accountId, part }) => `${part} ${accountId}`)).size === issued.length;

/** Whether the bills of a list are those that it names: of its day, for its vehicles alone, and one of an account. */
export function namesListed({
  bills,
  vehicleIds,
  on,
  issued,
}: {
  bills: readonly { id: string; accountId: string }[];
  vehicleIds: readonly string[];
  on: string;
  issued: readonly Carried[];
}): boolean {
  const accountOf = new Map(bills.map(({ id, accountId }) => [id, accountId]));
  const named = new Set(vehicleIds);
  return (
    isOnceEach(issued) &&
    issued.every(
      ({ id, accountId, part, issuedOn, lines }) =>
        accountOf.get(id) === accountId &&
        part === 'Subscription' &&
        issuedOn === on &&
        lines.every(({ vehicleId }) => vehicleId === undefined || named.has(vehicleId)),
    )
  );
}

/** Whether the bills of a run are those that it names: of its month and day, as they were seen, and one of each part of an account. */
export function namesRun({
  bills,
  month,
  on,
  issued,
}: {
  bills: readonly Seen[];
  month: string;
  on: string;
  issued: readonly Carried[];
}): boolean {
  const seen = new Map(bills.map((bill) => [bill.id, bill]));
  return (
    isOnceEach(issued) &&
    issued.every((bill) => {
      const named = seen.get(bill.id);
      return (
        named?.accountId === bill.accountId &&
        named.part === bill.part &&
        named.total === bill.total &&
        bill.month === month &&
        bill.issuedOn === on
      );
    })
  );
}
