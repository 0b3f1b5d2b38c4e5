import { emptyBusiness, type Business } from './business';
import { vendorTable } from './vendors/vendorsSlice';
import { sampleVendors } from './vendors/sampleVendors';

/** The sample business that a first visit finds (D7). */
export const sampleBusiness = (): Business => ({ ...emptyBusiness, vendors: vendorTable(sampleVendors()) });
