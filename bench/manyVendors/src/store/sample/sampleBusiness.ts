import { emptyBusiness, type Business } from '@/store/business/business';
import { generateVendors } from '@/store/sample/generateVendors';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { VENDORS_SEED, wantedCount } from '../../../../wantedCount';

/** Stands in for the sample business: a first visit finds as many vendors as its address asks for. */
export const sampleBusiness = (): Business => ({
  ...emptyBusiness,
  vendors: vendorTable(generateVendors(wantedCount(), VENDORS_SEED)),
});
