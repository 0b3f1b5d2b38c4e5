import { NO_PLACES } from './clientPlaces';
import { treatmentIn } from './gstTreatment';
import { putEdit, type Edit } from '@/store/kit/edit';
import type { Brought } from '@/store/kit/sheets/importable';
import type { AccountDraft, AccountRow, ClientFields } from './account';
import { changedVehicles, type VehicleChanges } from './billChange';
import { billNamesOf, type NewVehicle, type OpeningDraft } from './newAccount';

/** What each field is called in a file, and where it was changed meanwhile. */
export const CLIENT_TITLES: Record<keyof ClientFields, string> = {
  companyName: 'Company Name',
  firstName: 'First Name',
  lastName: 'Last Name',
  emailAddress: 'Email Address',
  mobileNumber: 'Mobile Number',
  state: 'State',
  potential: 'Potential',
  address: 'Address',
  billingName: 'Billing Name',
  accountNo: 'Account Number',
  gstTreatment: 'GST Treatment',
  gstNo: 'GST Number',
  panNo: 'PAN Number',
  billingAddress: 'Billing Address',
  town: 'Town',
  pinCode: 'PIN Code',
  deliveryAddress: 'Delivery Address',
  deliveryTown: 'Delivery Town',
  deliveryPin: 'Delivery PIN Code',
  tallyLedger: 'Ledger in Tally',
  email: 'Billing Email',
  deviceType: 'Device Type',
  model: 'Model',
  account: 'Account',
  paymentMethod: 'Payment Method',
  hardware: 'Hardware',
  hardwareGstIncluded: 'Hardware GST',
  installation: 'Installation',
  installationGstIncluded: 'Installation GST',
  hardwareOnLease: 'Hardware on Lease',
  leasePlan: 'Lease Plan',
  leaseMonths: 'Lease Months',
  leaseGstIncluded: 'Hardware on Lease GST',
  subscription: 'Subscription',
  subscriptionPlan: 'Subscription Plan',
  subscriptionGstIncluded: 'Subscription GST',
};

/** Those of them that are in rupees. */
export const CLIENT_AMOUNTS = ['hardware', 'installation', 'hardwareOnLease', 'subscription'] as const;

/** A client whom an import brings, with its vehicles: at least the one slot of a new account. */
export interface NewClient {
  draft: OpeningDraft;
  vehicles: readonly NewVehicle[];
}

/** What an import changes of a client that is there; it takes no vehicle away. */
export interface ClientEdit {
  accountId: string;
  edit: Edit<ClientFields>;
  vehicles: Pick<VehicleChanges, 'added' | 'edited'>;
}

/** The same with the identities that it gets as it is said. */
interface ImportedClient extends NewClient {
  id: string;
  vehicles: readonly (NewVehicle & { id: string })[];
}

/** What an import brings to the accounts. */
export type ClientImport<Added extends NewClient = ImportedClient> = Brought<Added, ClientEdit>;

/** The identities of the accounts and vehicles that an import is about. */
export const importedRecords = ({ added, edits }: ClientImport): string[] => [
  ...added.flatMap(({ id, vehicles }) => [id, ...vehicles.map((one) => one.id)]),
  ...edits.flatMap(({ accountId, vehicles }) => [
    accountId,
    ...changedVehicles({ vehicles: { ...vehicles, removed: [] } }),
  ]),
];

/** What of a client's billing may not be there, as it is told where nobody has told it. */
const NOT_TOLD = { ...NO_PLACES, tallyLedger: '' };

/** What an account holds of what the wizard asks. */
export function clientFieldsOf({ client, billing, package: selection }: AccountDraft): ClientFields {
  const { poOfficial: _kept, ...info } = billing;
  return { ...client, ...NOT_TOLD, ...info, gstTreatment: treatmentIn(info), ...selection };
}

const ofPart = <Part extends object>(part: Part, { to }: Edit<ClientFields>): Edit<Part> => ({
  was: {},
  to: Object.fromEntries(Object.entries(to).filter(([field]) => field in part)) as Edit<Part>['to'],
});

/** Puts a client's edit into its account, in a reducer. What the bill repeats of the client follows, unless it was written otherwise there. */
export function putClientEdit(account: AccountRow, { edit }: Pick<ClientEdit, 'edit'>) {
  const before = billNamesOf(account);
  putEdit(account.client, ofPart(account.client, edit));
  putEdit(
    account.billing,
    ofPart({ ...NOT_TOLD, ...account.billing, gstTreatment: treatmentIn(account.billing) }, edit),
  );
  putEdit(account.package, ofPart(account.package, edit));
  const now = billNamesOf(account);
  for (const field of ['userName', 'companyName', 'address'] as const) {
    if (account.bill[field] === before[field] && now[field] !== before[field]) account.bill[field] = now[field];
  }
}
