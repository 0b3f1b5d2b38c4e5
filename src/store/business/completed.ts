import type { UnknownAction } from '@reduxjs/toolkit';
import {
  accountsBilled,
  accountsDeleted,
  clientsImported,
  vehiclesBilled,
} from '@/store/clients/accounts/accountsSlice';
import { clientFitting } from '@/store/clients/importing/clientFitting';
import { billRunApproved } from '@/store/billing/bills/billsSlice';
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
import type { Business } from './business';

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
    const { bills, vehicleIds, on } = fact.payload;
    return withMore(fact, { issued: billsOfList(business, bills, vehicleIds, on) });
  }
  if (vehiclesBilled.match(fact)) {
    return withMore(fact, { issued: billOfEditor(business, fact.payload.billId, fact.payload) });
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
    return withMore(fact, {
      closing: documented(
        business,
        fact.payload.accounts.map(({ id }) => id),
      ),
    });
  return fact;
}

/** A fact as every slice shall hear it: of an import what fits, as no slice sees all that this takes, and of any with the documents that it makes. */
export function completed(business: Business, fact: UnknownAction): UnknownAction {
  if (!clientsImported.match(fact)) return issuing(business, fact);
  const { added, edits } = clientFitting(business, fact.payload);
  return { ...fact, payload: { ...fact.payload, added, edits } };
}
