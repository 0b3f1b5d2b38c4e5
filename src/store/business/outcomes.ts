import type { UnknownAction } from '@reduxjs/toolkit';
import { accountsBilled, vehiclesBilled } from '@/store/facts/accounts';
import { billRunApproved } from '@/store/facts/bills';
import { approvedBills } from '@/store/billing/billRun/approvedRun';
import { billOfEditor, billsOfList } from '@/store/billing/bills/issuing';
import { proformaOf } from '@/store/billing/proformas/proformaOf';
import { proformaIssued } from '@/store/facts/proformas';
import { accountOn } from '@/store/clients/accounts/clientCorrection';
import { recipientOf } from '@/store/billing/bills/recipient';
import { companyNow } from '@/store/billing/company/company';
import { creditAmounts, creditedSoFar, lastGstCredit } from '@/store/billing/creditNotes/creditAmounts';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { receiptRecorded } from '@/store/facts/receipts';
import type { Issuer } from '@/store/billing/receipts/receipt';
import { requestRaised } from '@/store/facts/requests';
import { challanOffered } from '@/store/facts/challans';
import type { Business } from './business';

const withMore = (fact: { type: string; payload: object }, more: object): UnknownAction => ({
  ...fact,
  payload: { ...fact.payload, ...more },
});

/** What a document takes from the company's details as they are now. */
function issuerOf(business: Business, series: 'creditPrefix' | 'receiptPrefix'): Issuer {
  const { id, [series]: prefix } = companyNow(business);
  return { prefix, ...(id !== undefined && { companyId: id }) };
}

/**
 * A fact with what it decides in the business in which it is said: the documents that it makes, with their lines, amounts and
 * recipients, and whose details they show. It is counted here and never again: where the fact stands in the journal its rule
 * compares what it was counted from, and the reducers number it. So no later arithmetic changes what was issued.
 */
export function withOutcome(business: Business, fact: UnknownAction): UnknownAction {
  if (accountsBilled.match(fact)) {
    const { bills, vehicleIds, on } = fact.payload;
    return withMore(fact, { issued: billsOfList(business, bills, vehicleIds, on) });
  }
  if (vehiclesBilled.match(fact))
    return withMore(fact, { issued: billOfEditor(business, fact.payload.billId, fact.payload) });
  if (billRunApproved.match(fact)) return withMore(fact, { issued: approvedBills(business, fact.payload) });
  if (receiptRecorded.match(fact)) {
    const account = business.accounts.entities[fact.payload.accountId];
    return withMore(fact, {
      issuer: issuerOf(business, 'receiptPrefix'),
      ...(account && { recipient: recipientOf(accountOn(account, fact.payload.on)) }),
    });
  }
  if (creditNoteIssued.match(fact)) {
    const { billId, on, lines } = fact.payload;
    const bill = business.bills.entities[billId];
    return withMore(fact, {
      issuer: issuerOf(business, 'creditPrefix'),
      ...(bill && {
        amounts: creditAmounts(bill, business.creditNotes, lines, on > lastGstCredit(bill.issuedOn)),
        before: creditedSoFar(business.creditNotes, bill),
      }),
    });
  }
  if (challanOffered.match(fact) || requestRaised.match(fact)) {
    const { companyId: _other, ...payload } = fact.payload;
    const { id } = companyNow(business);
    return { ...fact, payload: { ...payload, ...(id !== undefined && { companyId: id }) } };
  }
  return proformaIssued.match(fact) ? withMore(fact, { draft: proformaOf(business, fact.payload) }) : fact;
}
