import { formatDate } from '@/format';
import type { Refusal } from '@/journal/port/model';
import type { AccountRow, ClientFields } from '@/store/clients/accounts/account';
import { CLIENT_AMOUNTS, CLIENT_TITLES, clientFieldsOf } from '@/store/clients/accounts/clientChange';
import type { ClientCorrection } from '@/store/clients/accounts/clientCorrection';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { taxState } from '@/store/clients/accounts/taxState';
import { billsOfAccount } from '@/store/billing/bills/accountBills';
import { billName, isLive, type IssuedBill, type LineKind } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import { changedMeanwhile } from '@/store/kit/edit';
import { addedAlready, firstOf, gone } from '@/store/kit/refusals';
import { stateOfGstin } from '@/store/kit/typed/gstin';

type Field = keyof ClientFields;

const HARDWARE: readonly LineKind[] = ['Hardware', 'Installation'];
const LEASE: readonly LineKind[] = ['Lease'];

/** What every bill says of its client, or only one with a line of such a kind. */
const ON_BILLS: Partial<Record<Field, 'each' | readonly LineKind[]>> = {
  billingName: 'each',
  billingAddress: 'each',
  deliveryAddress: HARDWARE,
  gstTreatment: 'each',
  gstNo: 'each',
  state: 'each',
  hardware: HARDWARE,
  hardwareGstIncluded: HARDWARE,
  installation: HARDWARE,
  installationGstIncluded: HARDWARE,
  hardwareOnLease: LEASE,
  leasePlan: LEASE,
  leaseMonths: LEASE,
  leaseGstIncluded: LEASE,
};

const says = ({ lines }: IssuedBill, field: Field): boolean => {
  const kinds = ON_BILLS[field];
  return kinds === 'each' || (kinds !== undefined && lines.some(({ kind }) => kinds.includes(kind)));
};

/** The correction from a later day that one of the fields has already. */
function heldLater({ corrections = [] }: AccountRow, fields: readonly Field[], from: string) {
  const later = corrections.findLast((one) => one.from > from && fields.some((field) => field in one.was));
  const field = later && fields.find((one) => one in later.was);
  return later && field && `${CLIENT_TITLES[field]} holds from ${formatDate(later.from)} on`;
}

/** The bill of a later day that says one of the fields as it was. */
function billedLater(state: WithBills, { id }: AccountRow, fields: readonly Field[], from: string) {
  const bill = billsOfAccount(state.bills, id).findLast(
    (one) => isLive(one) && one.issuedOn > from && fields.some((field) => says(one, field)),
  );
  return bill && `The ${billName(bill)} of ${formatDate(bill.issuedOn)} says it as it was`;
}

/** What says these fields otherwise on a later day than the ISO date `from`, in words: a correction or a bill; undefined where nothing does. */
export const saidOtherwise = (state: WithBills, account: AccountRow, fields: readonly Field[], from: string) =>
  heldLater(account, fields, from) ?? billedLater(state, account, fields, from);

/** Why these fields cannot be corrected from a day on (ISO date), as that is said on another; undefined when they can. */
export function whyNotFrom(
  state: WithBills,
  account: AccountRow,
  fields: readonly Field[],
  { from, on }: Pick<ClientCorrection, 'from' | 'on'>,
): string | undefined {
  if (from > on) return `${formatDate(from)} is in the future: enter the correction on that day.`;
  const before = from < account.openedOn ? `The account was opened on ${formatDate(account.openedOn)}` : undefined;
  const why = before ?? saidOtherwise(state, account, fields, from);
  return why && `${why}: choose that day or a later one.`;
}

/** That a GST number is registered in another state than the client's; undefined when it is not, or names none. */
export function otherState({ gstNo, state }: Pick<ClientFields, 'gstNo' | 'state'>): string | undefined {
  const registered = stateOfGstin(gstNo);
  return registered === undefined || registered === taxState(state)
    ? undefined
    : `The GST number is registered in ${registered}, not in ${state}.`;
}

const because = (reason: string | undefined) => (reason === undefined ? undefined : { reason });

/** Why a client cannot be corrected so. */
export function correctionRefusal(
  state: WithAccounts & WithBills,
  { id, accountId, edit, from, on }: ClientCorrection,
): Refusal | undefined {
  const account = state.accounts.entities[accountId];
  if (!account) return gone(state.accounts, accountId, 'This account');
  const fields = Object.keys(edit.to) as Field[];
  const before = clientFieldsOf(account);
  const moves = fields.includes('gstNo') || fields.includes('state');
  return firstOf(
    account.corrections?.some((one) => one.id === id) ? addedAlready('This correction') : undefined,
    changedMeanwhile({ ...before, id: accountId }, edit, CLIENT_TITLES, CLIENT_AMOUNTS),
    because(
      fields.every((field) => before[field] === edit.to[field])
        ? 'Nothing is corrected: these are the client’s details already.'
        : undefined,
    ),
    because(moves ? otherState({ ...before, ...(edit.to as Partial<ClientFields>) }) : undefined),
    because(whyNotFrom(state, account, fields, { from, on })),
  );
}
