import type { Refusal } from '@/journal/port/model';
import { accountFacts } from '@/store/facts/accounts';
import { rulesOf } from '@/store/facts/rules';
import { companyOf } from '@/store/clients/accounts/account';
import { billedVehicles, isToBePaid, leftToBill, type Account } from './account';
import { chargeIn, isPaidIn } from '@/store/billing/billRun/monthCharge';
import type { Priced } from '@/store/billing/bills/wholeMonth';
import { changeRefusal, rulesBesidesBilled, type AccountDocuments } from './rulesBesidesBilled';
import { selectAccount } from './accounts';
import { monthAfter, type BillChange } from '@/store/clients/accounts/billChange';
import type { WithLetters } from '@/store/billing/letters/refusedPlaces';
import { isBilledFor } from '@/store/billing/bills/billedLines';
import { firstOf, gone } from '@/store/kit/refusals';
import { VEHICLE_GONE } from './vehicleRefusals';
import type { WithIssued } from '@/store/billing/bills/bill';
import { editorOffer, listOffers, listThatHolds, otherBillNow, whyNoBill } from '@/store/billing/bills/issuing';
import { namesListed, OTHER_BILLS } from '@/store/billing/bills/namedBills';
import type { WholeMonth } from '@/store/billing/bills/notIssued';
import type { WithBilling } from '@/store/billing/billRun/runAccount';

type Context = AccountDocuments & WithBilling & WithLetters;

/** Why vehicles of an account that get no bill cannot be billed: named as the account where all of it is so. */
function freeRefusal(account: Account, free: readonly Priced[], month: string): Refusal {
  const charges = [...new Set(free.map((vehicle) => chargeIn(vehicle, account, month)))].join(', ');
  const isWhole = account.vehicles.every((vehicle) => !isToBePaid(vehicle, account));
  const one = isWhole ? companyOf(account) : free.length === 1 ? free[0]?.vehicleNo : undefined;
  return {
    reason: `${one ?? 'These vehicles'} ${one === undefined ? 'are' : 'is'} free of charge (${charges}), so there is nothing to bill.`,
  };
}

/** Why vehicles cannot be billed: none is named, one is gone, all are billed for the month, or free of charge; some of them so is no hindrance. */
function tickedRefusal(
  state: Context,
  { accountId, vehicleIds, vehicles, edit }: BillChange & { vehicleIds: readonly string[] },
): Refusal | undefined {
  const account = selectAccount(state, accountId);
  if (!account) return undefined;
  const there = new Map(
    [...account.vehicles, ...vehicles.added].map((vehicle): [string, Priced] => [vehicle.id, vehicle]),
  );
  if (vehicleIds.length === 0) return { reason: 'Tick at least one vehicle to bill.' };
  if (!vehicleIds.every((id) => there.has(id))) return VEHICLE_GONE;
  const month = monthAfter(account, edit);
  const open = vehicleIds.flatMap((id) => (isBilledFor(state, accountId, id, month) ? [] : (there.get(id) ?? [])));
  if (open.some((vehicle) => isPaidIn(vehicle, account, month))) return undefined;
  if (open.length > 0) return freeRefusal(account, open, month);
  return { reason: vehicleIds.length === 1 ? 'This vehicle is billed already.' : 'These vehicles are billed already.' };
}

/** Why none of the accounts can be billed; those that have nothing left to bill, are free of charge or gone, are passed over. */
function billingRefusal(state: Context, ids: readonly string[]): Refusal | undefined {
  const there = ids.flatMap((id) => state.accounts.entities[id] ?? []);
  const [one, ...others] = there;
  if (!one) return gone(state.accounts, ids, ids.length === 1 ? 'This account' : 'One of these accounts');
  if (there.some(({ id }) => leftToBill(selectAccount(state, id)) > 0)) return undefined;
  if (others.length > 0) return { reason: 'These accounts have nothing left to bill.' };
  const account = selectAccount(state, one.id);
  if (!account || account.vehicles.length === 0) return { reason: `${companyOf(one)} has no vehicle to bill.` };
  return billedVehicles(account) > 0
    ? { reason: `${companyOf(one)} is billed already.` }
    : freeRefusal(account, account.vehicles, account.bill.monthYear);
}

/** Why a bill is not issued; undefined where it is, or is none. */
function nothingRefusal(state: Context, offer: WholeMonth | undefined): Refusal | undefined {
  const reason = offer && whyNoBill(state, offer);
  return reason === undefined ? undefined : { reason };
}

/** Why bills are none of a fact's: it names others. */
const otherRefusal = (billed: Parameters<typeof namesListed>[0]): Refusal | undefined =>
  namesListed(billed) ? undefined : { reason: OTHER_BILLS };

/** Why no bill can be issued of those that a fact carries: each was counted from something else than there is now. */
function staleRefusal(state: Context, billed: Parameters<typeof listThatHolds>[1]): Refusal | undefined {
  const { payload, leftOut } = listThatHolds(state, billed);
  return payload.issued.length > 0 ? undefined : leftOut[0];
}

/** Why none of a list's bills is issued. */
function listNothingRefusal(state: Context, billed: Parameters<typeof listOffers>[1]): Refusal | undefined {
  const offers = listOffers(state, billed);
  const reasons = offers.flatMap((offer) => whyNoBill(state, offer) ?? []);
  return offers.length > 0 && reasons.length === offers.length ? { reason: reasons.join(' ') } : undefined;
}

/** Why a fact carries no bill at all: only then it is counted again, as what was issued stays by whatever arithmetic. */
const whyNone = ({ issued }: WithIssued, why: () => Refusal | undefined) => (issued.length > 0 ? undefined : why());

/** Why some accounts of a list get no bill: there is none, or another one than its author reviewed. */
function nothingOf(state: Context, billed: Parameters<typeof listOffers>[1] & WithIssued) {
  const made = new Set(billed.issued.map(({ accountId }) => accountId));
  return listOffers(state, billed).flatMap((offer) =>
    made.has(offer.account.id) ? [] : (nothingRefusal(state, offer) ?? otherBillNow(offer.account)),
  );
}

/** When the facts of the accounts cannot be: those of the Billed buttons, and all others as the accounts say. */
export const accountRules = rulesOf<Context>()(accountFacts, {
  ...rulesBesidesBilled,
  accountsBilled: {
    refuse: (state, billed) =>
      firstOf(
        otherRefusal(billed),
        billingRefusal(state, billed.ids),
        staleRefusal(state, billed),
        whyNone(billed, () => listNothingRefusal(state, billed)),
      ),
    goesIn: (state, billed) => {
      const { payload, leftOut } = listThatHolds(state, billed);
      return { payload, leftOut: [...leftOut, ...nothingOf(state, billed)] };
    },
  },
  vehiclesBilled: (state, change) =>
    firstOf(
      otherRefusal({ ...change, bills: [{ id: change.billId, accountId: change.accountId }] }),
      changeRefusal(state, change),
      tickedRefusal(state, change),
      staleRefusal(state, change),
      whyNone(change, () => nothingRefusal(state, editorOffer(state, change))),
    ),
});
