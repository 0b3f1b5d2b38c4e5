import { sampleSales } from './accounts/sampleSales';
import { emptyBusiness, type Business } from './business';
import { sampleCare } from './cce/sampleCare';
import { sampleStock } from './stock/sampleStock';
import { vendorTable } from './vendors/vendorsSlice';
import { sampleVendors } from './vendors/sampleVendors';

/** The sample business that a first visit finds (D7), its dates counted back from `today` (ISO date). */
export function sampleBusiness(today: string): Business {
  const vendors = sampleVendors();
  return {
    ...emptyBusiness,
    vendors: vendorTable(vendors),
    ...sampleStock(today, vendors),
    ...sampleSales(today),
    ...sampleCare(today),
  };
}
