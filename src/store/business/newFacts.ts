import type { UnknownAction } from '@reduxjs/toolkit';
import { formatCount } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { factUndone } from '@/journal/undo/undo';
import { transferSeriesRefusal } from '@/store/billing/company/companyRules';
import { companyChanged } from '@/store/facts/company';
import { isGrownBy, isSlot } from '@/store/billing/importing/newFitting';
import { digitsRefusal } from '@/store/billing/transfers/consigned';
import { companyOf } from '@/store/clients/accounts/account';
import { endedRefusal, hasEnded } from '@/store/clients/deactivations/standing';
import { billSaved, clientsImported } from '@/store/facts/accounts';
import { additionRecorded } from '@/store/facts/additions';
import { challanOffered } from '@/store/facts/challans';
import { jobClosed } from '@/store/facts/jobs';
import { subscriptionOpened } from '@/store/facts/subscriptions';
import { vehicleMoved, vehicleRegistered, vehiclesTakenOver, vehicleTermsChanged } from '@/store/facts/vehicles';
import type { TermsChange } from '@/store/vehicles/vehicles/vehicle';
import { isFreeUnder } from '@/store/billing/billRun/monthCharge';
import type { Business } from './business';
import { closedDetails } from './dependents/closedDetails';
import { endedDependents } from './dependents/unusedDependents';
import { newWaiverRefusal } from './dependents/waivedOnce';
import { validatedBy } from './feeds/validatedBy';

/** The accounts that get a vehicle or a subscription by a fact, or again by the Undo of its Undo. */
function receivers(business: Business, fact: UnknownAction): readonly (string | undefined)[] {
  const ownerOf = (id: string) => business.vehicles.entities[id]?.accountId;
  if (vehicleRegistered.match(fact) || additionRecorded.match(fact)) return [fact.payload.accountId];
  if (vehicleMoved.match(fact)) {
    const { id, was, to } = fact.payload;
    return was.accountId === to.accountId && !isSlot(business, id) ? [] : [to.accountId];
  }
  if (vehiclesTakenOver.match(fact))
    return fact.payload.vehicles.flatMap(({ id, begins }) => (begins === undefined ? [] : [ownerOf(id)]));
  if (subscriptionOpened.match(fact)) return [ownerOf(fact.payload.vehicleId)];
  if (billSaved.match(fact)) return isGrownBy(business, fact.payload) ? [fact.payload.accountId] : [];
  if (clientsImported.match(fact))
    return fact.payload.edits.flatMap((edit) => (isGrownBy(business, edit) ? [edit.accountId] : []));
  if (jobClosed.match(fact))
    return fact.payload.outcomes.flatMap(({ vehicleId, registered, begins }) => {
      if (registered) return [registered.accountId];
      return begins === undefined ? [] : [ownerOf(vehicleId)];
    });
  if (!factUndone.match(fact)) return [];
  const { fact: undone } = fact.payload;
  return factUndone.match(undone) ? receivers(business, undone.payload.fact) : [];
}

/** How many clients are named in one refusal. */
const NAMED = 3;

/** Why a fact gives nobody a vehicle or a subscription: these clients have ended. */
function endedReceivers(business: Business, fact: UnknownAction): Refusal | undefined {
  const ended = [...new Set(receivers(business, fact))].flatMap((id) => {
    const account = business.accounts.entities[id ?? ''];
    return account && hasEnded(business, account) ? [account] : [];
  });
  if (ended.length < 2) return endedRefusal(business, ended[0]);
  const names = ended.slice(0, NAMED).map(companyOf).join(', ');
  const more = ended.length > NAMED ? ` and ${formatCount(ended.length - NAMED)} more` : '';
  return { reason: `${names}${more} have ended: undo their deactivations first, or leave them out.` };
}

/** Why a vehicle that is paid for cannot have cost nothing at any time: what of it is due and not billed would be gone, and waived by nobody. */
function freedRefusal({ vehicles, accounts }: Business, { id, edit, from }: TermsChange): Refusal | undefined {
  const vehicle = vehicles.entities[id];
  const owner = accounts.entities[vehicle?.accountId ?? ''] ?? { accountType: 'Paid' as const };
  return from === undefined && edit.to.price === 0 && vehicle && !isFreeUnder(vehicle, owner)
    ? { reason: `Say from which day ${vehicle.vehicleNo} costs nothing.` }
    : undefined;
}

/**
 * Why a fact cannot be said, where a journal may hold one like it that was admitted before there was this rule, and that stands in every
 * replay: a client that has ended would get a vehicle or a subscription by it, a vehicle would never have cost anything, a series would
 * begin as the tax invoices to branches do, credit over a debit note and a waiver would both give the same, days that were credited as
 * their client ended, or as a vehicle moved, would be its own again, an e-invoice would have an HSN that the portal refuses, or the
 * return of a closed month would be another one.
 */
export const newFactRefusal = (business: Business, fact: UnknownAction): Refusal | undefined =>
  validatedBy(
    business,
    (whole) =>
      endedReceivers(whole, fact) ??
      newWaiverRefusal(whole, fact) ??
      (vehicleTermsChanged.match(fact) ? freedRefusal(whole, fact.payload) : undefined) ??
      (companyChanged.match(fact) ? transferSeriesRefusal(whole, fact.payload) : undefined) ??
      (challanOffered.match(fact) ? digitsRefusal(whole, fact.payload) : undefined) ??
      (factUndone.match(fact)
        ? (endedDependents(whole, fact.payload.changes) ?? closedDetails(whole, fact.payload.changes))
        : undefined),
    undefined,
  );
