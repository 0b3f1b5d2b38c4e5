import type { Importable } from '@/store/kit/sheets/importable';
import { endedRefusal, type WithDeactivations } from '@/store/clients/deactivations/standing';
import { openElsewhere, type WithVehicleTables } from '@/store/vehicles/vehicles/vehicleChecks';
import type { Account } from '@/store/billing/accounts/account';
import { gstNoWarning } from '@/store/clients/accounts/taxHelp';
import { CLIENT_TITLES, clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { clientRowColumns, type ClientRow } from './clientRow';
import { clientMarks } from './clientFitting';
import { clientRowSchema } from './clientRowSchema';
import { platesOf, comparedPlate } from './clientPlates';
import { pricesInTurn } from './pricesInTurn';
import type { RateOf } from './rowVehicles';

/** What looks wrong about a client's GST number, and what cures it. */
export function gstWarned({ gstNo }: Pick<ClientRow, 'gstNo'>): string | undefined {
  const odd = gstNoWarning(gstNo);
  return odd === undefined ? undefined : `${CLIENT_TITLES.gstNo}: ${odd}`;
}

/** Clients with their vehicles, as people bring them along in a file beside what is there: a row a vehicle, or a client without one. `rateOf` gives the rate of a new client as for what the file brings. */
export const clientImportable = (
  state: WithVehicleTables & WithDeactivations,
  rateOf?: RateOf,
): Importable<ClientRow, Account> => ({
  one: 'client',
  many: 'clients',
  columns: clientRowColumns,
  schema: clientRowSchema,
  knownBy: clientMarks,
  fieldsOf(account, plate) {
    const { vehicleNo, duration, price } = (plate !== '' && platesOf(account).get(plate)) || {};
    return { ...clientFieldsOf(account), vehicleNo, duration, price };
  },
  parts: { by: { column: 'vehicleNo', compared: comparedPlate }, columns: ['vehicleNo', 'duration', 'price'] },
  refused({ vehicleNo = '' }, account) {
    const { id = '' } = (account && platesOf(account).get(comparedPlate(vehicleNo))) ?? {};
    const isNew = id === '' && vehicleNo !== '';
    const refusal = openElsewhere(state, [{ id, vehicleNo }]) ?? (isNew ? endedRefusal(state, account) : undefined);
    return refusal ? { vehicleNo: refusal.reason } : {};
  },
  warned: gstWarned,
  inTurn: pricesInTurn(rateOf),
  examples: [
    {
      companyName: 'Konkan Carriers',
      firstName: 'Meera',
      lastName: 'Joshi',
      emailAddress: 'meera@konkan.example',
      mobileNumber: '9820012345',
      state: 'Mumbai',
      potential: 'High',
      address: '4 Link Road, Mumbai 400064',
      billingName: 'Konkan Carriers',
      accountNo: '123456789012',
      gstNo: '27AAPFU0939F1ZV',
      panNo: 'AAPFU0939F',
      billingAddress: '9 Dock Road, Mumbai 400001',
      email: 'accounts@konkan.example',
      deviceType: 'Printer',
      model: 'HP LaserJet',
      account: 'Account A',
      paymentMethod: 'Cash',
      hardware: 9000,
      hardwareGstIncluded: 'Excluding',
      installation: 1000,
      installationGstIncluded: 'Excluding',
      hardwareOnLease: 0,
      leasePlan: 'Half Yearly',
      leaseMonths: 12,
      leaseGstIncluded: 'Including',
      subscription: 590,
      subscriptionPlan: 'Yearly',
      subscriptionGstIncluded: 'Including',
      vehicleNo: 'MH 12 AB 1234',
      duration: 'Yearly',
      price: 200,
    },
  ],
});
