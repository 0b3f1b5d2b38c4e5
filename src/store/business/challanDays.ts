import type { UnknownAction } from '@reduxjs/toolkit';
import { factUndone } from '@/journal/undo/undo';
import { registrationsOfMonth } from '@/store/billing/returns/registrations';
import { challanCancelled, challanOffered } from '@/store/facts/challans';
import { isPartKept } from '@/store/stock/challans/challan';
import { dayOfDocument } from '@/store/stock/challans/invoiceDay';
import type { Business } from './business';

function numberedDays({ challans }: Business, action: UnknownAction): readonly string[] {
  if (challanOffered.match(action)) return [action.payload.invoicedOn ?? action.payload.on];
  const challan = challanCancelled.match(action) ? challans.entities[action.payload.id] : undefined;
  return challan && !isPartKept(challan) ? [dayOfDocument(challan)] : [];
}

/**
 * The ISO dates of the delivery challans that a fact, or its Undo, numbers or cancels, as table 13 of GSTR-1 tells them; none of a month
 * that the company had one registration in, as nobody asks for them then, and of a challan that the receiver has in part, which keeps its number.
 */
export function challanDays(business: Business, action: UnknownAction): readonly string[] {
  if (factUndone.match(action)) return challanDays(business, action.payload.fact);
  return numberedDays(business, action).filter((day) => registrationsOfMonth(business, day.slice(0, 7)).length > 0);
}
