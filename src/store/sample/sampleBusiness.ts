import { nanoid } from '@reduxjs/toolkit';
import { emptyBusiness, type Business } from '@/store/business/business';
import { selectAdditions } from '@/store/additions/additionsSlice';
import { selectDeletions } from '@/store/deletions/deletionsSlice';
import { selectVehicles } from '@/store/vehicles/vehiclesSlice';
import { sampleCare } from './sampleCare';
import { sampleSales } from './sampleSales';
import { sampleStock } from './sampleStock';
import { sampleVendors } from './sampleVendors';

/**
 * The sample business that a first visit finds (D7), its dates counted back from `today` (ISO date). Its identities
 * begin with `mark`, each time another one: after a reset nothing old is taken for something of the new sample.
 */
export function sampleBusiness(today: string, mark: string = nanoid(8)): Business {
  const care = sampleCare(today, mark);
  const fitted = [...selectVehicles(care), ...selectAdditions(care), ...selectDeletions(care)];
  return {
    ...sampleStock(today, mark, sampleVendors(mark), fitted),
    ...sampleSales(today, mark),
    ...care,
    origin: emptyBusiness.origin,
  };
}
