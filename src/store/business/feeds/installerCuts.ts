import { weakMapMemoize } from '@reduxjs/toolkit';
import type { CompanyRow } from '@/store/billing/company/company';
import type { AccountRow } from '@/store/clients/accounts/account';
import { holderKey } from '@/store/kit/movements/holder';
import type { Move, Moved } from '@/store/kit/movements/move';
import type { Installer } from '@/store/places/installers/installer';
import type { Device } from '@/store/stock/devices/device';
import type { Sim } from '@/store/stock/sims/sim';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

/** The same cut of the same row, so that what did not change is told to be the same. */
const cutting = <Row extends object>(cut: (row: Row) => Row) => weakMapMemoize(cut);

/** The fields of a row that it has, of some. */
const picked = <Row extends object, Field extends keyof Row>(row: Row, fields: readonly Field[]): Pick<Row, Field> =>
  Object.fromEntries(fields.flatMap((field) => (field in row ? [[field, row[field]]] : []))) as Pick<Row, Field>;

const OF_CLIENT = ['firstName', 'lastName', 'mobileNumber', 'companyName', 'state', 'address'] as const;

/** A client as far as a visit needs one: the names, the place and the mobile number; nothing of money. */
export const cutAccount = cutting<AccountRow>(
  ({ id, number, client, accountType, bill: { userName, companyName, monthYear }, openedOn, closedOn }) => ({
    id,
    number,
    client: { ...picked(client, OF_CLIENT), emailAddress: '', potential: '' },
    billing: { billingName: '', accountNo: '', gstNo: '', panNo: '', billingAddress: '', email: '' },
    package: {
      deviceType: '',
      model: '',
      account: '',
      paymentMethod: 'Cash',
      hardware: 0,
      hardwareGstIncluded: 'Including',
      installation: 0,
      installationGstIncluded: 'Including',
      hardwareOnLease: 0,
      leasePlan: 'Monthly',
      leaseMonths: 0,
      leaseGstIncluded: 'Including',
      subscription: 0,
      subscriptionPlan: 'Monthly',
      subscriptionGstIncluded: 'Including',
    },
    accountType,
    bill: { userName, companyName, monthYear, address: '', pricePerUnit: 0, discount: 0 },
    openedOn,
    ...(closedOn !== undefined && { closedOn }),
    corrections: [],
  }),
);

const OF_VEHICLE = [
  'id',
  'number',
  'vehicleNo',
  'selected',
  'accountId',
  'client',
  'company',
  'type',
  'chassisNo',
  'serviced',
  'closedOn',
] as const;

/** A vehicle as far as a visit needs one, without what it costs, whose it was before and where it is; a row as its schema has it, as what changes it is checked by that when it is read again. */
export const cutVehicle = cutting<Vehicle>((vehicle) => ({
  ...picked(vehicle, OF_VEHICLE),
  duration: 'Monthly',
  price: 0,
}));

/** The same with what it told last, of one that a job names. */
export const cutNamedVehicle = cutting<Vehicle>((vehicle) => ({
  ...cutVehicle(vehicle),
  ...picked(vehicle, ['contact']),
}));

/** The movement by which a thing came to somebody, and the one by which it went; where it never did the first that there was. */
function movesBy({ moves }: Moved, bag: string): Move[] {
  const came = moves.findLastIndex(({ to }) => holderKey(to) === bag);
  return came < 0 ? moves.slice(0, 1) : moves.slice(came, came + 2);
}

/** A device that somebody had, as the papers of then name it: what became of it since is none of his business. */
export const cutDevice = weakMapMemoize((device: Device, bag: string): Device => ({
  ...picked(device, ['id', 'number', 'productName', 'model', 'serialNo', 'itgcId', 'condition']),
  moves: movesBy(device, bag),
}));

/** A SIM that somebody had, the same way. */
export const cutSim = weakMapMemoize((sim: Sim, bag: string): Sim => ({
  ...picked(sim, ['id', 'number', 'msisdn', 'provider', 'status']),
  moves: movesBy(sim, bag),
}));

/** Another installer by his name alone. */
export const cutInstaller = cutting<Installer>(({ id, number, name }) => ({ id, number, name }));

/** The company's details without the bank, which stands on bills alone. */
export const cutCompany = cutting<CompanyRow>((company) => ({
  ...company,
  bankName: '',
  bankAccountNo: '',
  ifsc: '',
  upiId: '',
}));
