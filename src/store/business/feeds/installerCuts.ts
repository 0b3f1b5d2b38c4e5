import { weakMapMemoize } from '@reduxjs/toolkit';
import type { CompanyRow } from '@/store/billing/company/company';
import type { AccountRow } from '@/store/clients/accounts/account';
import type { Installer } from '@/store/places/installers/installer';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

/** The same cut of the same row, so that what did not change is told to be the same. */
const cutting = <Row extends object>(cut: (row: Row) => Row) => weakMapMemoize(cut);

/** A client as far as a visit needs one: the names, the place and the mobile number; nothing of money. */
export const cutAccount = cutting<AccountRow>(
  ({ id, number, client, accountType, bill: { userName, companyName, monthYear }, openedOn, closedOn }) => ({
    id,
    number,
    client: { ...client, emailAddress: '', potential: '' },
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

/** A vehicle without what it costs, and whose it was before; a row as its schema has it, as what changes it is checked by that when it is read again. */
export const cutVehicle = cutting<Vehicle>(
  ({ gst: _gst, charge: _charge, billedUntil: _until, past: _past, pastTerms: _terms, ...vehicle }) => ({
    ...vehicle,
    duration: 'Monthly',
    price: 0,
  }),
);

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
