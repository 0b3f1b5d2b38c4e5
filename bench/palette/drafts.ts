import type { AccountDraft } from '@/store/clients/accounts/account';
import { PACKAGE_DEFAULTS } from '@/store/clients/accounts/packageDefaults';
import { sampleClients } from '@/store/sample/sampleClients';

const PACKAGE: AccountDraft['package'] = {
  ...PACKAGE_DEFAULTS,
  deviceType: 'Printer',
  model: 'HP LaserJet',
  account: 'Account A',
  hardware: 9_000,
  installation: 1_180,
  hardwareOnLease: 1_500,
  leaseMonths: 12,
  subscription: 590,
};

/** So many clients with names of their own: those of the sample, numbered. */
export function sampleAccountDrafts(count: number): AccountDraft[] {
  const clients = sampleClients();
  return Array.from({ length: count }, (_, index) => {
    const [first] = clients;
    const sample = clients[index % clients.length] ?? first;
    if (!sample) throw new Error('The sample has no clients');
    const companyName = `${sample.client.companyName} ${index}`;
    const mobileNumber = String(7_000_000_000 + index * 7_919);
    return {
      client: { ...sample.client, companyName, mobileNumber },
      billing: { ...sample.billing, billingName: companyName },
      package: PACKAGE,
    };
  });
}
