import type { UnknownAction } from '@reduxjs/toolkit';
import {
  accountsBilled,
  accountsDeleted,
  clientsImported,
  vehiclesBilled,
} from '@/store/clients/accounts/accountsSlice';
import { clientFitting } from '@/store/clients/importing/clientFitting';
import { additionRecorded } from '@/store/vehicles/additions/additionsSlice';
import { billRunApproved } from '@/store/billing/bills/billsSlice';
import { billsOfAccount } from '@/store/billing/bills/accountBills';
import { approvedBills, billOfEditor, billsOfList } from '@/store/billing/bills/issuing';
import { proformaOf } from '@/store/billing/proformas/proformaOf';
import { proformaIssued } from '@/store/billing/proformas/proformasSlice';
import { recipientOf } from '@/store/billing/bills/recipient';
import { companyNow } from '@/store/billing/company/company';
import { creditAmounts, lastGstCredit } from '@/store/billing/creditNotes/creditAmounts';
import { creditNoteIssued } from '@/store/billing/creditNotes/creditNotesSlice';
import { receiptRecorded, type Issuer } from '@/store/billing/receipts/receiptsSlice';
import { requestRaised } from '@/store/purchasing/requests/requestsSlice';
import { slipOffered } from '@/store/stock/challans/slipsSlice';
import { vehicleDeleted } from '@/store/vehicles/deletions/deletionsSlice';
import { openingStockCounted } from '@/store/stock/devices/devicesSlice';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import { openVehicle } from '@/store/vehicles/vehicles/vehicleChecks';
import type { Business } from './business';

/** A count as it is judged and heard: one from before vehicles were kept names the vehicle that it was in by its plate. */
export function placed(business: Business, fact: UnknownAction): UnknownAction {
  if (!openingStockCounted.match(fact)) return fact;
  const counts = fact.payload.counts.map((count) => {
    const { at, id = '' } = count.place;
    const vehicle = at === 'vehicle' && !business.vehicles.entities[id] ? openVehicle(business, id) : undefined;
    return vehicle ? { ...count, place: { at, id: vehicle.id } } : count;
  });
  return { ...fact, payload: { ...fact.payload, counts } };
}

/** The identity of the next bill of an account, where a fact from before bills were kept names none. */
function nextBillId(business: Business, accountId: string): string {
  const idOf = (count: number) => `bill ${count} of ${accountId}`.slice(0, 200);
  let count = billsOfAccount(business.bills, accountId).length + 1;
  while (business.bills.entities[idOf(count)]) count += 1;
  return idOf(count);
}

/** A fact with the vehicles that it means, and the bills that it makes: one from before these were kept does not name them. Any other fact is the very same. */
export function meant(business: Business, fact: UnknownAction): UnknownAction {
  if (accountsBilled.match(fact) && fact.payload.bills === undefined) {
    const {
      ids,
      vehicleIds = ids.flatMap((id) => vehiclesOfAccount(business.vehicles, id).map((vehicle) => vehicle.id)),
    } = fact.payload;
    return {
      ...fact,
      payload: {
        ...fact.payload,
        vehicleIds,
        bills: ids.map((accountId) => ({ id: nextBillId(business, accountId), accountId })),
      },
    };
  }
  if (vehiclesBilled.match(fact) && fact.payload.billId === undefined) {
    return { ...fact, payload: { ...fact.payload, billId: nextBillId(business, fact.payload.accountId) } };
  }
  if (additionRecorded.match(fact) && fact.payload.vehicleId === undefined) {
    const { id, vehicleNo } = fact.payload;
    const vehicle = openVehicle(business, vehicleNo);
    const owner = vehicle?.accountId === undefined ? {} : { accountId: vehicle.accountId };
    return { ...fact, payload: { ...fact.payload, ...owner, vehicleId: vehicle?.id ?? id } };
  }
  if (vehicleDeleted.match(fact) && fact.payload.vehicleId === undefined) {
    const vehicleId = business.deletions.entities[fact.payload.id]?.vehicleId;
    // What is on a bill stayed there.
    const isBilled = vehicleId !== undefined && business.vehicles.entities[vehicleId]?.accountId !== undefined;
    return vehicleId === undefined || isBilled ? fact : { ...fact, payload: { ...fact.payload, vehicleId } };
  }
  return placed(business, fact);
}

const withMore = (fact: { type: string; payload: object }, more: object): UnknownAction => ({
  ...fact,
  payload: { ...fact.payload, ...more },
});

/** What a document takes from the company's details as they are now. */
function issuerOf(
  business: Business,
  series: 'billPrefix' | 'creditPrefix' | 'receiptPrefix' | 'proformaPrefix',
): Issuer {
  const { id, [series]: prefix } = companyNow(business);
  return { prefix, ...(id !== undefined && { companyId: id }) };
}

/** Those of some accounts of which a document tells. */
function documented(business: Business, ids: readonly string[]): string[] {
  const told = new Set(
    [business.bills, business.receipts, business.proformas].flatMap((table) =>
      Object.values<{ accountId: string }>(table.entities).map(({ accountId }) => accountId),
    ),
  );
  return ids.filter((id) => told.has(id));
}

/** A fact with what documents it makes where it stands in the journal: their lines, their amounts and whose details they show. */
function issuing(business: Business, fact: UnknownAction): UnknownAction {
  if (accountsBilled.match(fact)) {
    const { bills = [], vehicleIds = [], on } = fact.payload;
    return withMore(fact, { issued: billsOfList(business, bills, vehicleIds, on) });
  }
  if (vehiclesBilled.match(fact)) {
    const { billId = '' } = fact.payload;
    return withMore(fact, { issued: billOfEditor(business, billId, fact.payload) });
  }
  if (billRunApproved.match(fact)) return withMore(fact, { issued: approvedBills(business, fact.payload).issued });
  if (receiptRecorded.match(fact)) {
    const account = business.accounts.entities[fact.payload.accountId];
    return withMore(fact, {
      issuer: { ...issuerOf(business, 'receiptPrefix'), ...(account && { recipient: recipientOf(account) }) },
    });
  }
  if (creditNoteIssued.match(fact)) {
    const { billId, on, lines } = fact.payload;
    const bill = business.bills.entities[billId];
    const amounts = bill && creditAmounts(bill, business.creditNotes, lines, on > lastGstCredit(bill.issuedOn));
    return withMore(fact, { issuer: issuerOf(business, 'creditPrefix'), amounts });
  }
  if (slipOffered.match(fact) || requestRaised.match(fact))
    return withMore(fact, { companyId: companyNow(business).id });
  if (proformaIssued.match(fact)) return withMore(fact, { draft: proformaOf(business, fact.payload) });
  if (accountsDeleted.match(fact))
    return fact.payload.older
      ? fact
      : withMore(fact, {
          closing: documented(
            business,
            fact.payload.accounts.map(({ id }) => id),
          ),
        });
  return fact;
}

/** A fact as every slice shall hear it: of an import what fits, as no slice sees all that this takes, and of any with the vehicles that it means and the documents that it makes. */
export function completed(business: Business, fact: UnknownAction): UnknownAction {
  if (!clientsImported.match(fact)) return issuing(business, meant(business, fact));
  const { added, edits } = clientFitting(business, fact.payload);
  return { ...fact, payload: { ...fact.payload, added, edits } };
}
