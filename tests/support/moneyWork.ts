// Facts that people may say of the money one after another, for its invariants.
import {
  accountsBilled,
  accountsDeleted,
  billSaved,
  creditAgreed,
  prorationChosen,
  vehiclesBilled,
} from '@/store/facts/accounts';
import { PRORATIONS } from '@/store/clients/accounts/account';
import { creditTermsOf, type CreditTerms } from '@/store/clients/accounts/creditTerms';
import type { Business } from '@/store/business/business';
import type { Fact } from '@/store/business/store';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { billCancelled, billRunApproved } from '@/store/facts/bills';
import { proformaIssued } from '@/store/facts/proformas';
import { companyNow } from '@/store/billing/company/company';
import { companyChanged } from '@/store/facts/company';
import { oldestFirst } from '@/store/billing/receipts/oldestFirst';
import { creditedDocument } from '@/store/billing/creditNotes/creditedDocument';
import { leftOfLine } from '@/store/billing/creditNotes/creditAmounts';
import { debitableKinds } from '@/store/billing/debitNotes/debitAmounts';
import { debitNoteCancelled, debitNoteIssued } from '@/store/facts/debitNotes';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { balanceAllocated, balanceCorrected, balancesOpened } from '@/store/facts/openings';
import { debtWrittenOff, writeOffTakenBack } from '@/store/facts/writeOffs';
import { debtOfId } from '@/store/billing/receivables/debts';
import { onAccountOf, openAmount, openingOnAccount } from '@/store/billing/receivables/openBills';
import { balanceDue } from '@/store/billing/receivables/owed';
import { receiptAllocated, receiptBounced, receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { vehicleMoved, vehicleTermsChanged } from '@/store/facts/vehicles';
import { withStarts } from '@/store/billing/terms/priceFrom';
import { edited } from '@/store/kit/edit';
import { GST_RATES } from '@/store/kit/gstRates';
import { rupees, sumOf } from '@/store/kit/money';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import { noEdit, noVehicles } from './accounts';
import { chainFactOf, type Draw } from './stockWork';

/** The months of which bills are made, and the days on which somebody says so: the financial year ends among them. */
export const MONTHS = ['2026-10', '2026-11', '2026-12', '2027-03'] as const;
const DAYS = ['2026-12-05', '2027-03-31', '2027-04-01', '2027-04-20'] as const;

const oneOf = <Item>(items: readonly Item[], draw: Draw): Item | undefined => items[draw(items.length)];
const rowOf = <Row>(
  { ids, entities }: { ids: readonly string[]; entities: Record<string, Row> },
  draw: Draw,
): Row | undefined => entities[oneOf(ids, draw) ?? ''];

type Kind = (business: Business, draw: Draw) => Fact | undefined;

/** Draws the day (ISO date) of a fact. */
type DayOf = (draw: Draw) => string;

/** Prices that the bill editor says of some vehicles of an account. */
const pricesSaid = ({ vehicles }: Business, accountId: string, draw: Draw) => ({
  ...noVehicles,
  edited: vehiclesOfAccount(vehicles, accountId)
    .filter(() => draw(2) === 0)
    .map(({ id, price }) => ({ id, edit: edited({ price }, { price: 100 + draw(300) }) })),
});

const approvalOn =
  (dayOf: DayOf): Kind =>
  (business, draw) => {
    const month = oneOf(MONTHS, draw) ?? MONTHS[0];
    const on = dayOf(draw);
    const all = [...selectBillRun(business, month, on).values()]
      .flatMap(({ bills }) => bills)
      .filter(() => draw(4) > 0);
    return billRunApproved(
      month,
      all.map(({ accountId, part, total }) => ({ accountId, part, total: total + (draw(12) === 0 ? 1 : 0) })),
      on,
    );
  };

/** The kinds of facts of the money, each of a day that is drawn. */
export const kindsOn = (dayOf: DayOf): readonly Kind[] => [
  approvalOn(dayOf),
  approvalOn(dayOf),
  ({ accounts, vehicles }, draw) => {
    const ids = accounts.ids.filter(() => draw(2) === 0);
    return accountsBilled(
      ids,
      ids.flatMap((id) => vehiclesOfAccount(vehicles, id).map((one) => one.id)),
      dayOf(draw),
    );
  },
  ({ accounts, vehicles }, draw) => {
    const id = oneOf(accounts.ids, draw) ?? '';
    const edit = draw(3) === 0 ? { was: { totalAmount: null }, to: { totalAmount: draw(900) } } : noEdit;
    return vehiclesBilled(
      id,
      vehiclesOfAccount(vehicles, id)
        .filter(() => draw(2) === 0)
        .map((one) => one.id),
      edit,
      noVehicles,
      dayOf(draw),
    );
  },
  (business, draw) => {
    const account = rowOf(business.accounts, draw);
    if (!account) return undefined;
    const { monthYear, discount } = account.bill;
    const month = oneOf(MONTHS, draw) ?? monthYear;
    const on = dayOf(draw);
    const changes = draw(2) === 0 ? noVehicles : withStarts(business, pricesSaid(business, account.id, draw), month);
    return billSaved(
      account.id,
      { was: { monthYear, discount }, to: { monthYear: month, discount: draw(300) } },
      changes,
      on,
    );
  },
  (business, draw) => {
    const bill = rowOf(business.bills, draw);
    const on = dayOf(draw);
    if (!bill) return undefined;
    const owed = balanceDue(business, bill.accountId);
    const cash = draw(3) === 0 ? Math.max(1, owed) : rupees(draw(120_000));
    const tds = draw(3) === 0 ? { code: '194C', rate: 2, amount: draw(40) } : undefined;
    const allocations =
      draw(4) === 0
        ? [{ billId: bill.id, amount: cash + (draw(6) === 0 ? 50 : 0) }]
        : oldestFirst(business, bill.accountId, cash + (tds?.amount ?? 0));
    return receiptRecorded(
      {
        accountId: bill.accountId,
        on,
        mode: 'UPI',
        cash,
        ...(tds && { tds }),
        allocations: draw(3) === 0 ? [] : allocations,
      },
      on,
    );
  },
  (business, draw) => {
    const receipt = rowOf(business.receipts, draw);
    return (
      receipt &&
      receiptAllocated(
        receipt.id,
        oldestFirst(business, receipt.accountId, onAccountOf(receipt) + (draw(6) === 0 ? 1 : 0)),
        dayOf(draw),
      )
    );
  },
  ({ accounts }, draw) => {
    const on = dayOf(draw);
    return balancesOpened([{ accountId: oneOf(accounts.ids, draw) ?? '', on, amount: draw(2_000) - 1_000 }], on);
  },
  ({ openings }, draw) => {
    const opening = rowOf(openings, draw);
    if (!opening) return undefined;
    const { amount, on } = opening;
    return balanceCorrected(
      opening.id,
      edited({ amount, on }, { amount: draw(4) === 0 ? -amount : draw(2_000) - 1_000, on: dayOf(draw) }),
      'Read off the wrong line',
      dayOf(draw),
    );
  },
  (business, draw) => {
    const opening = rowOf(business.openings, draw);
    return (
      opening &&
      balanceAllocated(
        opening.id,
        oldestFirst(
          business,
          opening.accountId,
          openingOnAccount(business, opening.accountId) + (draw(6) === 0 ? 1 : 0),
        ),
        dayOf(draw),
      )
    );
  },
  (business, draw) => {
    const { id, accountId } =
      (draw(4) === 0 ? rowOf(business.debitNotes, draw) : rowOf(business.bills, draw)) ??
      rowOf(business.openings, draw) ??
      {};
    const debt = id === undefined ? undefined : debtOfId(business, id);
    if (!debt || accountId === undefined || draw(3) > 0) return undefined;
    const amount = sumOf([openAmount(business, debt), draw(6) === 0 ? 1 : 0]);
    return debtWrittenOff({ accountId, billId: debt.id, amount, why: 'Nobody pays it' }, dayOf(draw));
  },
  ({ writeOffs }, draw) => {
    const writeOff = rowOf(writeOffs, draw);
    return writeOff && writeOffTakenBack(writeOff);
  },
  ({ bills }, draw) => {
    const bill = rowOf(bills, draw);
    return bill && billCancelled(bill, dayOf(draw));
  },
  ({ debitNotes }, draw) => {
    const note = rowOf(debitNotes, draw);
    return note && debitNoteCancelled(note, dayOf(draw));
  },
  ({ receipts }, draw) => {
    const receipt = rowOf(receipts, draw);
    const left = receipt ? onAccountOf(receipt) : 0;
    if (!receipt || draw(2) > 0) return undefined;
    const amount = sumOf([draw(2) === 0 ? left : rupees(Math.round(left * 50)), draw(6) === 0 ? 1 : 0]);
    return receiptRefunded(receipt.id, { on: dayOf(draw), mode: 'UPI', amount, why: 'It was paid twice' }, dayOf(draw));
  },
  ({ receipts }, draw) => receiptBounced(oneOf(receipts.ids, draw) ?? '', dayOf(draw)),
  ({ bills, creditNotes, debitNotes }, draw) => {
    const asked = draw(3) === 0 ? rowOf(debitNotes, draw)?.id : oneOf(bills.ids, draw);
    const bill = creditedDocument({ bills, debitNotes }, asked ?? '');
    if (!bill) return undefined;
    const lines = bill.lines
      .filter(() => draw(3) > 0)
      .map((line) => {
        const left = leftOfLine(creditNotes, bill, line);
        return {
          kind: line.kind,
          ...(line.vehicleId !== undefined && { vehicleId: line.vehicleId }),
          amount: draw(2) === 0 ? left : Math.trunc(left / 3),
        };
      });
    return creditNoteIssued({ accountId: bill.accountId, billId: bill.id, reason: 'Mistake', lines }, dayOf(draw));
  },
  ({ bills }, draw) => {
    const bill = rowOf(bills, draw);
    const kind = bill && oneOf(debitableKinds(bill), draw);
    return (
      kind &&
      debitNoteIssued(
        { accountId: bill.accountId, billId: bill.id, reason: 'Short billed', kind, amount: rupees(draw(90_000)) },
        dayOf(draw),
      )
    );
  },
  ({ accounts }, draw) => proformaIssued(oneOf(accounts.ids, draw) ?? '', dayOf(draw)),
  (business, draw) => {
    const { billPrefix, stateCode } = companyNow(business);
    return companyChanged({
      was: { billPrefix, stateCode },
      to: { billPrefix: oneOf(['INV', 'TX'], draw) ?? 'INV', stateCode: oneOf(['27', '07'], draw) ?? '27' },
    });
  },
  (business, draw) => {
    const { gstRates, subscriptionSac, hardwareHsn } = companyNow(business);
    const rate = oneOf(GST_RATES, draw) ?? '18%';
    const hsn = draw(2) === 0 ? subscriptionSac : hardwareHsn;
    return companyChanged({
      was: { gstRates: gstRates ?? null },
      to: { gstRates: draw(4) === 0 ? null : [{ hsn, rate, from: dayOf(draw) }] },
    });
  },
  ({ vehicles }, draw) => {
    const one = rowOf(vehicles, draw);
    const charge = oneOf([null, null, 'Foc', 'Demo', 'Paid'] as const, draw) ?? null;
    return (
      one &&
      vehicleTermsChanged(
        one.id,
        {
          was: { price: one.price, gst: one.gst ?? null, charge: one.charge ?? null },
          to: { price: draw(40_000) / 100, gst: draw(2) === 0 ? 'Including' : null, charge },
        },
        oneOf(['2026-10-08', '2026-11-20', '2026-12-01'], draw),
        '2026-11-20',
      )
    );
  },
  ({ accounts }, draw) => {
    const one = rowOf(accounts, draw);
    return (
      one &&
      prorationChosen(one.id, {
        was: { proration: one.proration ?? null },
        to: { proration: oneOf(PRORATIONS, draw) ?? null },
      })
    );
  },
  ({ accounts }, draw) => {
    const one = rowOf(accounts, draw);
    const to = {
      creditLimit: oneOf([250, 5000.5, undefined], draw),
      creditDays: oneOf([0, 30, 45, undefined], draw),
      interestRate: oneOf([12.5, 18], draw),
      interestFrom: '2026-01-01',
    };
    return one && creditAgreed(one.id, edited<CreditTerms>(creditTermsOf(one), to));
  },
  ({ vehicles }, draw) => {
    const one = rowOf(vehicles, draw);
    const was = one && { vehicleNo: one.vehicleNo, accountId: one.accountId };
    return (
      was &&
      vehicleMoved(
        {
          id: one.id,
          was,
          to: { vehicleNo: one.vehicleNo, accountId: oneOf(['account-1', 'account-2', 'account-3'], draw) },
        },
        '2026-12-02',
      )
    );
  },
  ({ accounts }, draw) =>
    accountsDeleted([{ id: oneOf(accounts.ids, draw) ?? '', company: 'Konkan Carriers' }], dayOf(draw)),
];

const KINDS = kindsOn((draw) => oneOf(DAYS, draw) ?? DAYS[0]);

/** A fact of the bills and the money, or of the vehicles that they are for, that somebody who sees this business might say. */
export const moneyFactOf = (business: Business, draw: Draw, kinds = KINDS): Fact | undefined =>
  draw(4) === 0 ? chainFactOf(business, draw) : oneOf(kinds, draw)?.(business, draw);
