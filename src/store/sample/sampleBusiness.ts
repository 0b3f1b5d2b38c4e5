import { nanoid } from '@reduxjs/toolkit';
import { emptyBusiness, type Business } from '@/store/business/business';
import { vendorTable } from '@/store/vendors/vendorsSlice';
import { sampleCare } from './sampleCare';
import { sampleSales } from './sampleSales';
import { sampleStock } from './sampleStock';
import { sampleVendors } from './sampleVendors';

/**
 * The sample business that a first visit finds (D7), its dates counted back from `today` (ISO date). Its identities
 * begin with `mark`, each time another one: after a reset nothing old is taken for something of the new sample.
 */
export function sampleBusiness(today: string, mark: string = nanoid(8)): Business {
  const vendors = sampleVendors(mark);
  return {
    ...emptyBusiness,
    vendors: vendorTable(vendors),
    ...sampleStock(today, mark, vendors),
    ...sampleSales(today, mark),
    ...sampleCare(today, mark),
  };
}
