import { paths } from '@/paths';
import { companyOf, isListed, userOf } from '@/store/clients/accounts/account';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { NOUN_WORDS } from '@/store/business/checked/nounWords';
import { RECORD_PLACES } from '@/store/business/recordPlaces';
import { selectVehicleRows } from '@/store/vehicles/vehicles/vehicleRows';
import { nounIndex, type RecordIndex } from './recordIndex';
import { careIndex } from './careFindables';

const { sales, care } = paths;

/** What the clients are called together. */
export const CLIENTS = NOUN_WORDS.accounts.many;

/** The one noun of which a choice is called by a vehicle's number. */
export const VEHICLES = NOUN_WORDS.vehicles.many;

const clientsIndex = () =>
  nounIndex({
    kind: CLIENTS,
    place: sales.detailedClient,
    rows: selectAccounts,
    words: (account) => ({
      identifiers: [
        account.client.mobileNumber,
        account.client.emailAddress,
        account.billing.email,
        account.billing.gstNo,
        account.billing.panNo,
        account.billing.accountNo,
        ...account.vehicles.map(({ vehicleNo }) => vehicleNo),
      ],
      names: [
        companyOf(account),
        userOf(account),
        account.client.companyName,
        `${account.client.firstName} ${account.client.lastName}`,
        account.billing.billingName,
      ],
    }),
    choice: (account) => ({
      title: companyOf(account),
      detail: [
        userOf(account),
        account.client.mobileNumber,
        ...(isListed(account) ? [] : ['deleted from the debtors']),
      ].join(', '),
      to: RECORD_PLACES.accounts(account),
    }),
  });

const vehiclesIndex = () =>
  nounIndex({
    kind: VEHICLES,
    place: care.notWorking,
    rows: selectVehicleRows,
    words: ({ vehicleNo, imei, client, company }) => ({ identifiers: [vehicleNo, imei], names: [client, company] }),
    choice: (vehicle) => ({
      title: vehicle.vehicleNo,
      detail: [vehicle.company, vehicle.imei && `IMEI ${vehicle.imei}`].filter(Boolean).join(', '),
      to: care.vehicleOf(vehicle.vehicleNo),
    }),
  });

/** The clients of sales, and what customer care lists. */
export const customerIndex = (): RecordIndex => [clientsIndex(), vehiclesIndex(), ...careIndex()];
