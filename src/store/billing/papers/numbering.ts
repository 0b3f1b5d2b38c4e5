import { weakMapMemoize, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { Draft } from '@/journal/port/port';
import type { ReplicaThunk } from '@/journal/replica';
import { accountsBilled, vehiclesBilled } from '@/store/facts/accounts';
import { billRunApproved } from '@/store/facts/bills';
import { proformaIssued } from '@/store/facts/proformas';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { requestRaised } from '@/store/facts/requests';
import { countBegun } from '@/store/facts/counts';
import { challanOffered, transferCredited } from '@/store/facts/challans';
import { selectChallan, type challansSlice } from '@/store/stock/challans/challansSlice';
import { transferCreditId } from '@/store/stock/challans/consignment';
import { BEING_NUMBERED } from './paper';
import { shownPlace } from './shownNumber';

/** The documents, challans, stock requests and counts that a fact makes, by their identities. */
function madeBy(fact: UnknownAction): readonly string[] {
  if (proformaIssued.match(fact) || creditNoteIssued.match(fact) || debitNoteIssued.match(fact))
    return [fact.payload.id];
  if (receiptRecorded.match(fact)) return [fact.payload.id];
  if (transferCredited.match(fact)) return [transferCreditId(fact.payload.id)];
  if (challanOffered.match(fact) || requestRaised.match(fact) || countBegun.match(fact)) return [fact.payload.id];
  if (accountsBilled.match(fact)) return fact.payload.bills.map(({ id }) => id);
  if (billRunApproved.match(fact)) return fact.payload.bills.map(({ id }) => id);
  if (receiptRefunded.match(fact)) return [fact.payload.refundId];
  return vehiclesBilled.match(fact) ? [fact.payload.billId] : [];
}

/**
 * The documents, challans, stock requests and counts, by their identities, whose numbers are not given for good: what made them is
 * among these drafts and not in the journal yet, where another may come before them. The same of the same drafts.
 */
export const unnumberedIn = weakMapMemoize(
  (unplaced: readonly Pick<Draft, 'action'>[]): ReadonlySet<string> =>
    new Set(unplaced.flatMap(({ action }) => madeBy(action))),
);

/** The number of a challan as it may be shown now. */
export const shownChallan =
  (id: string): ReplicaThunk<string, WithSlice<typeof challansSlice>> =>
  (_dispatch, getState, replica) => {
    const challan = selectChallan(getState(), id);
    return challan ? shownPlace(challan, unnumberedIn(replica?.unplaced() ?? [])) : BEING_NUMBERED;
  };
