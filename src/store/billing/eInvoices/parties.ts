import type { Recipient } from '@/store/billing/bills/bill';
import { recipientOf } from '@/store/billing/bills/recipient';
import { companyNow, type Company, type WithCompany } from '@/store/billing/company/company';
import { companyOfRecord } from '@/store/billing/papers/parties';
import { pinWarning } from '@/store/kit/typed/pinCodes';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { Reported } from './reported';

/** What a record says, and where it says nothing what another does. */
const filled = <Rec extends object>(kept: Rec, now: Rec): Rec => ({
  ...now,
  ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined && value !== '')),
});

/** Without a PIN code that is none of its state, which is mended where it stands and not on a new document. */
const placed = <Rec extends { gstin: string; pinCode?: string | undefined }>(rec: Rec): Rec =>
  pinWarning(rec.pinCode ?? '', rec.gstin.slice(0, 2)) === undefined ? rec : { ...rec, pinCode: undefined };

/** The company's details that a document shows; what they lack is as it is now, so that it can be mended without a new document. */
export const supplierOf = (state: WithCompany, { document }: Pick<Reported, 'document'>): Company =>
  filled<Company>(placed(companyOfRecord(state, document.companyId)), companyNow(state));

/** For whom a document is, by its bill; what its name and places lack is as it is now, in the same way, and how GST takes it as the bill says. */
export function buyerOf({ accounts }: WithAccounts, { bill }: Pick<Reported, 'bill'>): Recipient {
  const account = accounts.entities[bill.accountId];
  const { gstin, stateCode, treatment } = bill.recipient;
  return account
    ? { ...filled<Recipient>(placed(bill.recipient), recipientOf(account)), gstin, stateCode, treatment }
    : bill.recipient;
}
