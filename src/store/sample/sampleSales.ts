import { daysBefore } from '@/store/kit/dates';
import { companyOf, userOf } from '@/store/clients/accounts/account';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import type { Deactivation, DeactivationDraft } from '@/store/clients/deactivations/deactivation';
import { deactivationTable } from '@/store/clients/deactivations/deactivationsSlice';
import type { SampleAccounts } from './sampleAccounts';

type SampleDeactivation = Pick<DeactivationDraft, 'deviceRemoved' | 'deactivate' | 'noOfRemovedDevice' | 'remark'> & {
  account: number;
  daysAgo: number;
};

/** The last one takes its account out of the billed list. */
const DEACTIVATIONS: readonly SampleDeactivation[] = [
  {
    account: 5,
    daysAgo: 88,
    deviceRemoved: 'Yes',
    deactivate: 'Temporary',
    noOfRemovedDevice: 2,
    remark: 'Two trucks laid up until the harvest.',
  },
  {
    account: 9,
    daysAgo: 61,
    deviceRemoved: 'No',
    deactivate: 'Temporary',
    noOfRemovedDevice: 0,
    remark: 'Boats out of service during the monsoon.',
  },
  {
    account: 13,
    daysAgo: 30,
    deviceRemoved: 'Yes',
    deactivate: 'Permanent',
    remark: 'The trial ended without an order.',
  },
  { account: 10, daysAgo: 21, deviceRemoved: 'No', deactivate: 'Temporary', noOfRemovedDevice: 1 },
  {
    account: 13,
    daysAgo: 9,
    deviceRemoved: 'Yes',
    deactivate: 'Delete From Debtors',
    remark: 'Nothing was billed.',
  },
];

const ALERT_AFTER_DAYS = 120;

function deactivationOf(
  { accounts, vehicles }: SampleAccounts,
  today: string,
  { daysAgo, account: accountNumber, ...sample }: SampleDeactivation,
): Omit<Deactivation, 'id' | 'number'> {
  const account = accounts.find(({ number }) => number === accountNumber);
  if (!account) throw new Error(`There is no sample account ${accountNumber}`);
  return {
    ...sample,
    accountId: account.id,
    userName: userOf(account),
    companyName: companyOf(account),
    totalNoOfVehicles: vehicles.filter(({ accountId }) => accountId === account.id).length,
    recordedOn: daysBefore(today, daysAgo),
    ...(sample.deactivate === 'Temporary' && { alertDate: daysBefore(today, daysAgo - ALERT_AFTER_DAYS) }),
  };
}

/** The tables of the sales area in the sample business, dated before `today` (ISO date), identities beginning with `mark`. */
export function sampleSales(today: string, mark: string, clients: SampleAccounts) {
  const deactivations = DEACTIVATIONS.map((sample, index) => ({
    id: `${mark}-deactivation-${index + 1}`,
    number: index + 1,
    ...deactivationOf(clients, today, sample),
  }));
  const closedOn = new Map(
    deactivations
      .filter(({ deactivate }) => deactivate === 'Delete From Debtors')
      .map((one) => [one.accountId, one.recordedOn]),
  );
  const rows = clients.accounts.map((account) => {
    const closed = closedOn.get(account.id);
    return closed === undefined ? account : { ...account, closedOn: closed };
  });
  return { accounts: accountTable(rows), deactivations: deactivationTable(deactivations) };
}
