import { companyOf } from '@/store/clients/accounts/account';
import { hasEnded } from '@/store/clients/deactivations/standing';
import type { Amounts } from '@/store/billing/bills/bill';
import { companyNow } from '@/store/billing/company/company';
import { whyNoneYet } from '@/store/billing/bills/notIssued';
import { listOffers, whyNoBill } from '@/store/billing/bills/issuing';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import type { WithBilling } from '@/store/billing/billRun/runAccount';

/** An account of which the Billed button of a list issues no bill, though it has vehicles to bill. */
export interface Unbilled {
  accountId: string;
  /** For links. */
  number: number;
  company: string;
  reason: string;
  /** Where the reason is mended: in the company's details, in the account's bill, or at the client itself. */
  cure: 'company' | 'bill' | 'client';
  /** What its bill would come to. */
  amounts: Amounts;
}

/** The accounts among those named that have vehicles to bill and yet would get no bill, each with its reason, on an ISO date. */
export const unbilledIn = (state: WithBilling, accountIds: readonly string[], on: string): Unbilled[] =>
  listOffers(state, {
    bills: accountIds.map((accountId) => ({ id: '', accountId })),
    vehicleIds: accountIds.flatMap((id) => vehiclesOfAccount(state.vehicles, id).map((vehicle) => vehicle.id)),
    on,
  }).flatMap((offer) => {
    const { account, amounts } = offer;
    const reason = whyNoBill(state, offer);
    if (reason === undefined) return [];
    return [
      {
        accountId: account.id,
        number: account.number,
        company: companyOf(account),
        reason,
        cure: whyNoneYet(companyNow(state)) !== undefined ? 'company' : hasEnded(state, account) ? 'client' : 'bill',
        amounts,
      },
    ];
  });
