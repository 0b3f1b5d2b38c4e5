// A company of Maharashtra whose branch in Delhi is registered by itself.
import { companyNow, type CompanyRow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { emptyBusiness, type Business } from '@/store/business/business';
import type { Holder } from '@/store/kit/movements/holder';
import { branchTable } from '@/store/places/branches/branchesSlice';
import { installerTable } from '@/store/places/installers/installersSlice';
import { smallBusiness } from './tabs';

export const OUR_GSTIN = '27AAHCT6129L1ZV';
/** Another one that the company may have. */
export const OTHER_GSTIN = '27AAHCT6129L3ZT';
export const DELHI_GSTIN = '07AAHCT6129L1ZX';
export const PUNE_GSTIN = '27AAHCT6129L2ZU';

export const STORE_DETAILS: CompanyRow = {
  ...companyNow(emptyBusiness),
  id: 'company-1',
  number: 1,
  name: 'Trackyard Telematics',
  address: '402 Kohinoor Square, Mumbai 400028',
  stateCode: '27',
  gstin: OUR_GSTIN,
  panNo: 'AAHCT6129L',
};

export const DELHI: Holder = { at: 'branch', id: 'branch-1' };
/** A second registration in the state of the company. */
export const PUNE: Holder = { at: 'branch', id: 'branch-2' };
/** A branch under the company's registration. */
export const NASHIK: Holder = { at: 'branch', id: 'branch-3' };
/** The bag of somebody of Delhi. */
export const DELHI_BAG: Holder = { at: 'installer', id: 'installer-1' };

const installers = Object.values(smallBusiness.installers.entities);

/** The same bag where its installer is of Nashik, and so under the company's registration. */
export const ofNashik = (business: Business): Business => ({
  ...business,
  installers: installerTable(
    Object.values(business.installers.entities).map((one) => ({ ...one, branchId: 'branch-3' })),
  ),
});

export const registeredBusiness: Business = {
  ...smallBusiness,
  company: companyTable([STORE_DETAILS]),
  branches: branchTable([
    {
      id: 'branch-1',
      number: 1,
      branch: 'Delhi',
      stateCode: '07',
      gstin: DELHI_GSTIN,
      address: '14 Okhla Phase II, New Delhi 110020',
    },
    { id: 'branch-2', number: 2, branch: 'Pune', gstin: PUNE_GSTIN, address: '9 FC Road, Pune 411004' },
    { id: 'branch-3', number: 3, branch: 'Nashik', stateCode: '27' },
  ]),
  installers: installerTable(installers.map((one) => ({ ...one, branchId: 'branch-1' }))),
};
