import type { UnknownAction } from '@reduxjs/toolkit';
import type { Replica } from '@/journal/replica';
import { accountsBilled, vehiclesBilled } from '@/store/facts/accounts';
import { billRunApproved } from '@/store/facts/bills';
import { proformaIssued } from '@/store/facts/proformas';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { requestRaised } from '@/store/facts/requests';
import { challanOffered, transferCredited } from '@/store/facts/challans';
import { transferCreditId } from '@/store/stock/challans/consignment';

/** The documents, challans and stock requests that a fact makes, by their identities. */
function madeBy(fact: UnknownAction): readonly string[] {
  if (proformaIssued.match(fact) || creditNoteIssued.match(fact) || debitNoteIssued.match(fact))
    return [fact.payload.id];
  if (receiptRecorded.match(fact)) return [fact.payload.id];
  if (transferCredited.match(fact)) return [transferCreditId(fact.payload.id)];
  if (challanOffered.match(fact) || requestRaised.match(fact)) return [fact.payload.id];
  if (accountsBilled.match(fact)) return fact.payload.bills.map(({ id }) => id);
  if (billRunApproved.match(fact)) return fact.payload.bills.map(({ id }) => id);
  if (receiptRefunded.match(fact)) return [fact.payload.refundId];
  return vehiclesBilled.match(fact) ? [fact.payload.billId] : [];
}

/**
 * The documents, challans and stock requests, by their identities one a line, whose numbers are not given for good: what made them is not in the journal
 * yet, where another may come before them.
 */
export const readUnnumbered =
  () =>
  (_dispatch: unknown, _getState: unknown, replica: Replica | undefined): string =>
    (replica?.unplaced() ?? []).flatMap(({ action }) => madeBy(action)).join('\n');
