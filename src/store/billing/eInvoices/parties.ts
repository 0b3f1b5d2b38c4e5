import type { Recipient } from '@/store/billing/bills/bill';
import { recipientOf } from '@/store/billing/bills/recipient';
import { companyNow, type Company, type WithCompany } from '@/store/billing/company/company';
import { companyOfRecord } from '@/store/billing/papers/parties';
import { placeRegistered, registrationOf, type WithPlaces } from '@/store/billing/transfers/registration';
import type { Holder } from '@/store/kit/movements/holder';
import { pinWarning } from '@/store/kit/typed/pinCodes';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { Registration } from '@/store/stock/challans/consignment';
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
const companyOf = (state: WithCompany, { document }: Pick<Reported, 'document'>): Company =>
  filled<Company>(placed(companyOfRecord(state, document.companyId)), companyNow(state));

/** One of our registrations as a transfer says it, in the same way, as long as a place of ours is registered so. */
function registered(state: WithPlaces, said: Registration, place: Holder): Registration {
  const now = placeRegistered(state, said.gstin, place);
  return now ? filled(placed(said), registrationOf(state, now)) : said;
}

/** The GST number that a document is from. */
export const sellerOf = (state: WithCompany, reported: Pick<Reported, 'document' | 'transfer'>): string =>
  reported.transfer?.consignment.consignor.gstin ?? companyOf(state, reported).gstin;

/** Who a document is from: the company, and between two GST numbers of ours who gives. */
export const supplierOf = (state: WithPlaces, reported: Pick<Reported, 'document' | 'transfer'>): Registration => {
  const { transfer } = reported;
  return transfer ? registered(state, transfer.consignment.consignor, transfer.from) : companyOf(state, reported);
};

/** For whom a document is, by its bill; what its name and places lack is as it is now, in the same way, and how GST takes it as the bill says. */
export function buyerOf(
  state: WithAccounts & WithPlaces,
  { bill, transfer }: Pick<Reported, 'bill' | 'transfer'>,
): Recipient {
  if (transfer) return registered(state, transfer.consignment.invoice.recipient, transfer.to);
  const account = state.accounts.entities[bill.accountId];
  const { gstin, stateCode, treatment } = bill.recipient;
  return account
    ? { ...filled<Recipient>(placed(bill.recipient), recipientOf(account)), gstin, stateCode, treatment }
    : bill.recipient;
}
