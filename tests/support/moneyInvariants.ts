// What must hold of bills, receipts and ageing whatever was said.
import { isDeepStrictEqual } from 'node:util';
import type { CreditReason } from '@/store/billing/creditNotes/creditNote';
import type { AccountRow } from '@/store/clients/accounts/account';
import type { Account } from '@/store/billing/accounts/account';
import type { Amounts, BillLine } from '@/store/billing/bills/bill';
import { financialYear } from '@/store/kit/docNumbers';
import type { Business } from '@/store/business/business';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { ageingOf } from '@/store/billing/receivables/ageing';
import { statementOf } from '@/store/billing/receivables/statement';
import { settledBy } from '@/store/billing/receipts/settled';
import { onAccountOf, openAmount, openingOnAccount } from '@/store/billing/receivables/openBills';
import { debtsOfAccount } from '@/store/billing/receivables/debts';
import { selectAllBeyondCredit, selectBeyondCredit } from '@/store/billing/receivables/credit';
import { balanceDue } from '@/store/billing/receivables/owed';
import { selectFitments } from '@/store/vehicles/fitments/fitmentsByVehicle';
import { paise } from '@/store/kit/money';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const inPaise = (amounts: readonly number[]) => sum(amounts.map(paise));
const twice = (values: readonly string[]) => values.filter((value, place) => values.indexOf(value) !== place);
const rowsOf = <Row>({ ids, entities }: { ids: readonly string[]; entities: Record<string, Row> }) =>
  ids.flatMap((id) => entities[id] ?? []);

/** What may stand on any number of bills. */
const ANY_NUMBER = new Set(['Discount', 'Adjustment']);

const isSameLine = (one: BillLine, other: BillLine) =>
  one.kind === other.kind && one.vehicleId === other.vehicleId && one.hsn === other.hsn;

/** What is credited of each line of a bill, in whole paise; undefined where no credit note names it. */
function creditedOf({ creditNotes }: Business, billId: string, line: BillLine): number | undefined {
  const named = rowsOf(creditNotes)
    .filter((note) => note.billId === billId && note.status === 'Issued')
    .flatMap(({ lines }) => lines.filter((one) => isSameLine(one, line)));
  return named.length === 0 ? undefined : inPaise(named.map(({ taxable }) => taxable));
}

/** What of a line was credited as a mistake, in whole paise: what is credited for downtime alone stays billed. */
const mistakenOf = (
  { creditNotes }: Business,
  billId: string,
  line: BillLine,
  reasons: readonly CreditReason[] = ['Mistake'],
) =>
  inPaise(
    rowsOf(creditNotes)
      .filter((note) => note.billId === billId && note.status === 'Issued' && reasons.includes(note.reason))
      .flatMap(({ lines }) => lines.filter((one) => isSameLine(one, line)))
      .map(({ taxable }) => taxable),
  );

/** The lines that stand at most once, by what they are, of live bills and not credited in full as a mistake. */
const standingLines = (business: Business) =>
  rowsOf(business.bills)
    .filter(({ status }) => status === 'Issued')
    .flatMap((bill) =>
      bill.lines
        .filter(
          (line) =>
            !ANY_NUMBER.has(line.kind) &&
            ((creditedOf(business, bill.id, line) ?? -1) < paise(line.taxable) ||
              mistakenOf(business, bill.id, line) === 0),
        )
        .map((line) => `${bill.month} ${line.kind} ${bill.accountId} ${line.vehicleId ?? ''}`),
    );

function brokenAmounts(what: string, { lines, taxes, roundOff, total }: Amounts): string[] {
  const parts = [
    ...lines.map(({ taxable }) => taxable),
    ...taxes.flatMap(({ cgst, sgst, igst }) => [cgst, sgst, igst]),
    roundOff,
  ];
  return [
    ...(inPaise(parts) === paise(total) ? [] : [`12: ${what} is ${total}, and its parts are not`]),
    ...(taxes.every(({ cgst, sgst }) => cgst === sgst) ? [] : [`12: the halves of ${what} differ`]),
    ...taxes.flatMap(({ hsn, taxable }) =>
      taxable >= 0 && paise(taxable) === inPaise(lines.filter((line) => line.hsn === hsn).map((line) => line.taxable))
        ? []
        : [`12: ${what} has ${taxable} of ${hsn}`],
    ),
    ...(Math.abs(roundOff) <= 0.5 ? [] : [`12: ${what} is rounded off by ${roundOff}`]),
    ...lines.flatMap(({ days = 0, of = 0 }) =>
      days >= 0 && days <= of ? [] : [`11: ${what} charges ${days} of ${of} days`],
    ),
  ];
}

const numbersOf = (table: string, documents: readonly { docNo?: string | undefined; on: string }[]): string[] => {
  const years = new Map<string, number[]>();
  const wrong: string[] = [];
  for (const { docNo, on } of documents) {
    const [, year = '', serial = ''] = /^[\w-]{1,3}\/(\d\d-\d\d)\/(\d{6})$/.exec(docNo ?? '') ?? [];
    if (docNo === undefined) continue;
    if (year !== financialYear(on)) wrong.push(`15: ${table} ${docNo} is of ${on}`);
    years.set(year, [...(years.get(year) ?? []), Number(serial)]);
  }
  const gaps = [...years].filter(([, serials]) => serials.some((serial, place) => serial !== place + 1));
  return [...wrong, ...gaps.map(([year, serials]) => `15: ${table} of ${year} are numbered ${serials.join()}`)];
};

/** Each refund has its voucher, and each voucher that counts its refund. */
function brokenVouchers({ receipts, openings, refundVouchers }: Business): string[] {
  const paidBack = [...rowsOf(receipts), ...rowsOf(openings)].flatMap(({ id, refunds = [] }) =>
    refunds.map((one) => `${id} ${one.id} ${one.amount}`),
  );
  const told = rowsOf(refundVouchers)
    .filter(({ status }) => status === 'Issued')
    .map(({ id, receiptId, amount }) => `${receiptId} ${id} ${amount}`);
  return paidBack.toSorted().join() === told.toSorted().join()
    ? []
    : [`14: ${paidBack.join()} was paid back, and vouchers are of ${told.join()}`];
}

/** The days on which statement and ageing are compared. */
const DAYS = [
  '2026-10-31',
  '2026-12-05',
  '2027-03-30',
  '2027-03-31',
  '2027-04-01',
  '2027-04-10',
  '2028-04-30',
] as const;

/** Whether money of an account bounced that was paid back: it owes that, and no bill is open for it. */
const isPaidBack = ({ receipts }: Business, id: string) =>
  rowsOf(receipts).some(
    ({ accountId, status, refunds = [] }) => accountId === id && status === 'Bounced' && refunds.length > 0,
  );

/** What an account's statement and ageing say that is not as it must be, in words. */
function brokenStatement(business: Business, id: string): string[] {
  return DAYS.flatMap((day, place) => {
    const from = DAYS[place - 1] ?? '2026-01-01';
    const { opening, rows, closing } = statementOf(business, id, from, day);
    const { bills, byAge, onAccount, balance } = ageingOf(business, id, day);
    const moved = inPaise(rows.map(({ debit }) => debit)) - inPaise(rows.map(({ credit }) => credit));
    const aged = inPaise(Object.values(byAge));
    return [
      ...(paise(closing) === paise(opening) + moved
        ? []
        : [
            `14: the statement of ${id} up to ${day} opens with ${opening}, moves by ${moved} paise and closes with ${closing}`,
          ]),
      ...(paise(closing) === aged - paise(onAccount) && closing === balance
        ? []
        : [`14: the statement of ${id} closes on ${day} with ${closing}, and its ageing says ${balance}`]),
      ...(inPaise(bills.map(({ open }) => open)) === aged && (onAccount >= 0 || isPaidBack(business, id))
        ? []
        : [`14: the ageing of ${id} on ${day} does not add up`]),
      ...(place < DAYS.length - 1 || closing === balanceDue(business, id)
        ? []
        : [`14: ${id} owes ${balanceDue(business, id)}, and the statement closes with ${closing}`]),
    ];
  });
}

/** What is said of an account's credit that is not as its documents say, in words. */
function brokenCredit(business: Business, id: string): string[] {
  const { creditLimit = Infinity, creditDays } = business.accounts.entities[id] ?? {};
  const owed = balanceDue(business, id);
  return DAYS.flatMap((day) => {
    const beyond = selectBeyondCredit(business, id, day);
    const all = debtsOfAccount(business, id).map((one) => ({ ...one, open: paise(openAmount(business, one)) }));
    // Money on account keeps what is due for longest from being late.
    const late = sum(all.filter(({ dueOn }) => dueOn < day).map(({ open }) => open));
    const isLate = late > sum(all.map(({ open }) => open)) - paise(owed);
    const isSaid =
      paise(beyond?.above?.amount ?? 0) === Math.max(0, owed > creditLimit ? paise(owed) - paise(creditLimit) : 0) &&
      (beyond?.late !== undefined) === (isLate && creditDays !== undefined);
    return isSaid && isDeepStrictEqual(selectAllBeyondCredit(business, day).get(id), beyond)
      ? []
      : [`${id} owes ${owed} with a limit of ${creditLimit}, and its credit on ${day} says otherwise`];
  });
}

/** What of the bills and of the money is not as it must be, in words. */
export function brokenMoney(business: Business): string[] {
  const [openings, bills, notes, debits, receipts, proformas, writeOffs] = [
    rowsOf(business.openings),
    rowsOf(business.bills),
    rowsOf(business.creditNotes),
    rowsOf(business.debitNotes),
    rowsOf(business.receipts),
    rowsOf(business.proformas),
    rowsOf(business.writeOffs).filter(({ status, backOn }) => status === 'Issued' && backOn === undefined),
  ];
  return [
    ...twice(standingLines(business)).map((line) => `9: ${line} is billed twice`),
    ...[...bills, ...notes, ...debits, ...proformas].flatMap((one) => brokenAmounts(`${one.id} ${one.docNo}`, one)),
    ...[...bills, ...debits].flatMap(({ id, accountId, status, total }) => {
      const received = inPaise(
        [...receipts.filter((one) => one.status === 'Recorded'), ...openings].flatMap((one) =>
          settledBy(one)
            .filter(({ billId }) => billId === id)
            .map(({ amount }) => amount),
        ),
      );
      const credited = inPaise(
        notes.filter((one) => one.status === 'Issued' && one.billId === id).map((one) => one.total),
      );
      const lost = inPaise(writeOffs.filter(({ billId }) => billId === id).map(({ amount }) => amount));
      return [
        ...(received + lost > paise(total) || credited + lost > paise(total)
          ? [`13: of ${id}, ${total}, ${received} paise are received, ${credited} credited and ${lost} written off`]
          : []),
        ...(status !== 'Issued' && received + credited + lost > 0 ? [`13: ${id} is cancelled, and settled`] : []),
        ...(business.accounts.entities[accountId] ? [] : [`16: ${id} is of an account that is gone`]),
      ];
    }),
    ...[...bills, ...debits].flatMap((bill) =>
      bill.lines.flatMap((line) =>
        (creditedOf(business, bill.id, line) ?? 0) > Math.abs(paise(line.taxable))
          ? [`13: more than ${line.vehicleNo ?? line.kind} of ${bill.id} is credited`]
          : [],
      ),
    ),
    ...receipts.flatMap((receipt) => {
      const allocated = inPaise(settledBy(receipt).map(({ amount }) => amount));
      const back = inPaise((receipt.refunds ?? []).map(({ amount }) => amount));
      const brought = inPaise([receipt.cash, receipt.tds?.amount ?? 0]);
      return receipt.status !== 'Recorded' ||
        (brought === allocated + paise(onAccountOf(receipt)) + back &&
          allocated + back <= brought &&
          back <= paise(receipt.cash))
        ? []
        : [`13: ${receipt.id} brought ${brought} paise and settles ${allocated}`];
    }),
    ...business.accounts.ids.flatMap((id) => {
      const own = <Row extends { accountId: string }>(rows: readonly Row[]) =>
        rows.filter(({ accountId }) => accountId === id);
      const asked = inPaise([
        ...[...own(bills), ...own(debits)].filter(({ status }) => status === 'Issued').map(({ total }) => total),
        ...own(openings).map(({ amount }) => amount),
      ]);
      const credited = inPaise(
        own(notes)
          .filter(({ status }) => status === 'Issued')
          .map(({ total }) => total),
      );
      const came = inPaise(
        own(receipts)
          .filter(({ status }) => status === 'Recorded')
          .flatMap(({ cash, tds }) => [cash, tds?.amount ?? 0]),
      );
      const lost = inPaise(own(writeOffs).map(({ amount }) => amount));
      const back = inPaise(
        [...own(receipts), ...own(openings)].flatMap(({ refunds = [] }) => refunds.map(({ amount }) => amount)),
      );
      const owed = asked - credited - came - lost + back;
      const open = inPaise(debtsOfAccount(business, id).map((debt) => openAmount(business, debt)));
      const onAccount = inPaise([...own(receipts).map(onAccountOf), openingOnAccount(business, id)]);
      const isRight = paise(balanceDue(business, id)) === owed && open - onAccount === owed;
      return isRight ? [] : [`14: ${id} owes ${balanceDue(business, id)}, and its documents say ${owed / 100}`];
    }),
    ...business.accounts.ids.flatMap((id) => [...brokenStatement(business, id), ...brokenCredit(business, id)]),
    ...numbersOf(
      'bills',
      bills.map(({ docNo, issuedOn }) => ({ docNo, on: issuedOn })),
    ),
    ...numbersOf(
      'credit notes',
      notes.map(({ docNo, issuedOn }) => ({ docNo, on: issuedOn })),
    ),
    ...numbersOf(
      'debit notes',
      debits.map(({ docNo, issuedOn }) => ({ docNo, on: issuedOn })),
    ),
    ...numbersOf('receipts', receipts),
    ...numbersOf('refund vouchers', rowsOf(business.refundVouchers)),
    ...brokenVouchers(business),
    ...numbersOf(
      'proforma invoices',
      proformas.map(({ docNo, issuedOn }) => ({ docNo, on: issuedOn })),
    ),
  ];
}

const daysOf = (month: string) =>
  Array.from(
    { length: new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate() },
    (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`,
  );

/** Whose a vehicle was on a day. */
const ownerOn = ({ past = [], accountId }: Vehicle, day: string) => {
  const former = past.find(({ until }) => day < until);
  return former ? former.accountId : accountId;
};

const DAY = 86_400_000;
const nextDay = (day: string) => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** Whether a day is a month or more after one on which a vehicle was no more in use. */
function isMonthLater(day: string, ended: string): boolean {
  const months = (one: string) => 12 * Number(one.slice(0, 4)) + Number(one.slice(5, 7));
  const apart = months(day) - months(ended);
  return apart > 1 || (apart === 1 && day.slice(8) >= ended.slice(8));
}

/** Whether a vehicle's last use by an account up to a month began in that month; after a month without it begins anew. */
function beginsIn(month: string, inUse: (day: string) => boolean): boolean {
  let began = '';
  let last: string | undefined;
  for (let day = '2025-01-01'; day.slice(0, 7) <= month; day = nextDay(day)) {
    if (!inUse(day)) continue;
    if (last === undefined || isMonthLater(day, nextDay(last))) began = day;
    last = day;
  }
  return began.slice(0, 7) === month;
}

/** From which day on a client has ended: nothing of it runs any more. */
const endedBy = ({ deactivations }: Business, { id, closedOn }: AccountRow): string | undefined =>
  [
    ...rowsOf(deactivations).flatMap(({ accountId, deactivate, recordedOn }) =>
      accountId === id && deactivate !== 'Temporary' ? [recordedOn] : [],
    ),
    ...(closedOn === undefined ? [] : [closedOn]),
  ].toSorted()[0];

/** The days of a month on which a vehicle is charged to an account, counted one by one. */
function chargedOneByOne(business: Business, account: AccountRow, vehicle: Vehicle, month: string): string[] {
  const fitments = selectFitments(business).get(vehicle.id) ?? [];
  const subscribed = rowsOf(business.subscriptions).filter(({ vehicleId }) => vehicleId === vehicle.id);
  const within = (day: string, from: string, to?: string) => from <= day && (to === undefined || day < to);
  const days = daysOf(month);
  const ended = endedBy(business, account);
  const isBilledBefore = (day: string) => vehicle.billedUntil !== undefined && day <= vehicle.billedUntil;
  const charged = days.filter(
    (day) =>
      ownerOn(vehicle, day) === account.id &&
      !isBilledBefore(day) &&
      (ended === undefined || day < ended) &&
      fitments.some(({ from, to }) => within(day, from, to)) &&
      subscribed.some(
        ({ from, to, pauses }) => within(day, from, to) && !pauses.some((pause) => within(day, pause.from, pause.to)),
      ),
  );
  if (charged.length === 0 || account.proration === undefined || account.proration === 'By days') return charged;
  const isInUse = (day: string) =>
    ownerOn(vehicle, day) === account.id && fitments.some(({ from, to }) => within(day, from, to));
  const isNew = account.proration === 'From next month' && beginsIn(month, isInUse);
  return isNew ? [] : days.filter((day) => ownerOn(vehicle, day) === account.id && !isBilledBefore(day));
}

/** Whether a vehicle was paid for on a day, by the terms of that day. */
const isPaidOn = (account: Pick<AccountRow, 'accountType'>, vehicle: Vehicle) => (day: string) => {
  const { charge } = vehicle.pastTerms?.find(({ until }) => day < until) ?? vehicle;
  return (charge ?? account.accountType) === 'Paid';
};

/** For how many days of a month others stand billed for a vehicle that was moved away from them after their bill. */
function billedAhead(business: Business, account: AccountRow, vehicle: Vehicle, month: string): number {
  const ahead = rowsOf(business.bills).flatMap((bill) => {
    const other = business.accounts.entities[bill.accountId];
    if (!other || other.id === account.id || bill.status !== 'Issued' || bill.month !== month) return [];
    return bill.lines
      .filter(({ kind, vehicleId }) => kind === 'Subscription' && vehicleId === vehicle.id)
      .map((line) => {
        const owned = daysOf(month).filter((day) => ownerOn(vehicle, day) === other.id);
        const isByUse = line.why !== undefined || mistakenOf(business, bill.id, line, ['Not used']) > 0;
        const own = isByUse ? chargedOneByOne(business, other, vehicle, month) : owned;
        const back = mistakenOf(business, bill.id, line, ['Mistake', 'Not used']);
        const share = line.taxable === 0 ? 1 : 1 - back / paise(line.taxable);
        return Math.max(0, Math.round((line.days ?? 0) * share) - own.filter(isPaidOn(other, vehicle)).length);
      });
  });
  return sum(ahead);
}

/** What of a month's run is not as it must be, in words. */
export function brokenRun(business: Business, month: string): string[] {
  const run = selectBillRun(business, month, '2027-04-30');
  const standing = new Set(standingLines(business));
  return rowsOf(business.accounts).flatMap((account: Omit<Account, 'vehicles'>) => {
    const { bills = [], skipped = [] } = run.get(account.id) ?? {};
    const lines = bills.flatMap((bill) => bill.lines.filter(({ kind }) => kind === 'Subscription'));
    const proposed = lines.map(({ vehicleId = '', days }) => `${vehicleId} ${days}`).toSorted();
    const meant = rowsOf(business.vehicles).flatMap((vehicle) => {
      const ahead = billedAhead(business, account, vehicle, month);
      const running = chargedOneByOne(business, account, vehicle, month).slice(ahead);
      const days = running.filter(isPaidOn(account, vehicle)).length;
      const isNothing = skipped.some(
        ({ vehicleId, reason }) => vehicleId === vehicle.id && reason.includes(' is ₹0, '),
      );
      return isNothing || days === 0 || standing.has(`${month} Subscription ${account.id} ${vehicle.id}`)
        ? []
        : [`${vehicle.id} ${days}`];
    });
    const told = [...lines.map(({ vehicleId }) => vehicleId), ...skipped.map(({ vehicleId }) => vehicleId)].map(String);
    const open = rowsOf(business.vehicles).filter(
      ({ accountId, closedOn }) => accountId === account.id && closedOn === undefined,
    );
    return [
      ...(proposed.join() === meant.toSorted().join()
        ? []
        : [`10: the run of ${month} has ${proposed.join()} of ${account.id}, not ${meant.join()}`]),
      ...twice(told).map((id) => `10: ${id} is told twice in the run of ${month}`),
      ...open.flatMap(({ id }) => (told.includes(id) ? [] : [`10: ${id} is not told in the run of ${month}`])),
      ...bills.flatMap((bill) => brokenAmounts(`the run of ${month}`, bill)),
    ];
  });
}
