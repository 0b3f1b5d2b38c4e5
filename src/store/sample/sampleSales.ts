import { daysBefore } from '@/store/dates';
import { companyOf, userOf, type Account } from '@/store/accounts/account';
import { accountTable } from '@/store/accounts/accountsSlice';
import type { Deactivation, DeactivationDraft } from '@/store/deactivations/deactivation';
import { deactivationTable } from '@/store/deactivations/deactivationsSlice';
import { sampleAccounts } from './sampleAccounts';

type SampleDeactivation = Pick<DeactivationDraft, 'deviceRemoved' | 'deactivate' | 'noOfRemovedDevice' | 'remark'> & {
  accountId: number;
  daysAgo: number;
};

/** The last one takes its account out of the billed list. */
const DEACTIVATIONS: readonly SampleDeactivation[] = [
  {
    accountId: 5,
    daysAgo: 88,
    deviceRemoved: 'Yes',
    deactivate: 'Temporary',
    noOfRemovedDevice: 2,
    remark: 'Two trucks laid up until the harvest.',
  },
  {
    accountId: 9,
    daysAgo: 61,
    deviceRemoved: 'No',
    deactivate: 'Temporary',
    noOfRemovedDevice: 0,
    remark: 'Boats out of service during the monsoon.',
  },
  { accountId: 3, daysAgo: 35, deviceRemoved: 'Yes', deactivate: 'Permanent', remark: 'Four trucks sold.' },
  { accountId: 10, daysAgo: 21, deviceRemoved: 'No', deactivate: 'Temporary', noOfRemovedDevice: 1 },
  {
    accountId: 13,
    daysAgo: 9,
    deviceRemoved: 'Yes',
    deactivate: 'Delete From Debtors',
    remark: 'The trial ended without an order.',
  },
];

const ALERT_AFTER_DAYS = 120;

function deactivationOf(
  accounts: readonly Account[],
  today: string,
  { daysAgo, ...sample }: SampleDeactivation,
  index: number,
): Deactivation {
  const account = accounts.find(({ id }) => id === sample.accountId);
  if (!account) throw new Error(`There is no sample account ${sample.accountId}`);
  return {
    ...sample,
    id: index + 1,
    userName: userOf(account),
    companyName: companyOf(account),
    totalNoOfVehicles: account.vehicles.length,
    recordedOn: daysBefore(today, daysAgo),
    ...(sample.deactivate === 'Temporary' && { alertDate: daysBefore(today, daysAgo - ALERT_AFTER_DAYS) }),
  };
}

/** The tables of the sales area in the sample business (D7), dated before `today` (ISO date). */
export function sampleSales(today: string) {
  const accounts = sampleAccounts(today);
  const deactivations = DEACTIVATIONS.map((sample, index) => deactivationOf(accounts, today, sample, index));
  const closedOn = new Map(
    deactivations
      .filter(({ deactivate }) => deactivate === 'Delete From Debtors')
      .map((one) => [one.accountId, one.recordedOn]),
  );
  const rows = accounts.map((account) => {
    const closed = closedOn.get(account.id);
    return closed === undefined ? account : { ...account, closedOn: closed };
  });
  return { accounts: accountTable(rows), deactivations: deactivationTable(deactivations) };
}
