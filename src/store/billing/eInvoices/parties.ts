import type { Recipient } from '@/store/billing/bills/bill';
import { recipientOf } from '@/store/billing/bills/recipient';
import { companyNow, type Company, type WithCompany } from '@/store/billing/company/company';
import { companyOfRecord } from '@/store/billing/papers/parties';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { Reported } from './reported';

/** What a record says, and where it says nothing what another does. */
const filled = <Rec extends object>(kept: Rec, now: Rec): Rec => ({
  ...now,
  ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined && value !== '')),
});

/** The company's details that a document shows; what they lack is as it is now, so that it can be mended without a new document. */
export const supplierOf = (state: WithCompany, { document }: Pick<Reported, 'document'>): Company =>
  filled<Company>(companyOfRecord(state, document.companyId), companyNow(state));

/** For whom a document is, by its bill; what its name and places lack is as it is now, in the same way, and how GST takes it as the bill says. */
export function buyerOf({ accounts }: WithAccounts, { bill }: Pick<Reported, 'bill'>): Recipient {
  const account = accounts.entities[bill.accountId];
  const { gstin, stateCode, treatment } = bill.recipient;
  return account
    ? { ...filled<Recipient>(bill.recipient, recipientOf(account)), gstin, stateCode, treatment }
    : bill.recipient;
}
