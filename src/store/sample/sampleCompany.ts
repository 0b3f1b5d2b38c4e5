import { companyNow, type CompanyRow } from '@/store/billing/company/company';
import { companySlice, companyTable } from '@/store/billing/company/companySlice';
import { gstinOf } from '@/store/kit/typed/gstin';
import { supplierId } from './supplier';

const MAHARASHTRA = '27';
const PAN_NO = 'AAHCT6129L';

/** The supplier of the sample business, as its documents tell of it; everything else is as nobody has changed it. */
export function sampleCompany(mark: string) {
  const preset = companyNow({ company: companySlice.getInitialState() });
  const supplier: CompanyRow = {
    ...preset,
    id: supplierId(mark),
    number: 1,
    name: 'Trackyard Telematics Pvt Ltd',
    address: '402 Kohinoor Square, Shivaji Park, Dadar West, Mumbai 400028',
    stateCode: MAHARASHTRA,
    gstin: gstinOf(MAHARASHTRA, PAN_NO),
    panNo: PAN_NO,
    phone: '022 6804 2190',
    email: 'accounts@trackyard.example',
    bankName: 'HDFC Bank, Dadar West, Mumbai',
    bankAccountNo: '50200064718352',
    ifsc: 'HDFC0000084',
    upiId: 'trackyard@hdfcbank',
  };
  return companyTable([supplier]);
}
