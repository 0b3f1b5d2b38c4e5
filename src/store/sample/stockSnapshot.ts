import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { SNAPSHOT_DAY, SNAPSHOT_MARK } from './datedSnapshot';
import { sampleAccounts } from './sampleAccounts';
import { sampleStock } from './sampleStock';
import { sampleVehicles } from './sampleVehicles';

/** What the facts of the sample's stock come to, as a build keeps it: JSON that `asOf` brings to a day. */
export function stockSnapshot(): string {
  const clients = sampleAccounts(SNAPSHOT_DAY, SNAPSHOT_MARK);
  const allVehicles = sampleVehicles(SNAPSHOT_DAY, SNAPSHOT_MARK, clients);
  const accounts = accountTable(clients.accounts);
  return JSON.stringify(sampleStock(SNAPSHOT_DAY, SNAPSHOT_MARK, { accounts, allVehicles }));
}
