import { sampleSales } from './sampleSales';
import { emptyBusiness, type Business } from '@/store/business/business';
import { sampleCare } from './sampleCare';
import { sampleStock } from './sampleStock';
import { vendorTable } from '@/store/vendors/vendorsSlice';
import { sampleVendors } from './sampleVendors';

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
