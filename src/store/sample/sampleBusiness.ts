import { nanoid } from '@reduxjs/toolkit';
import { emptyBusiness, type Business } from '@/store/business/business';
import { sampleAccounts } from './sampleAccounts';
import { sampleCare } from './sampleCare';
import { sampleFleet } from './sampleFleet';
import { sampleSales } from './sampleSales';
import { sampleStock } from './sampleStock';
import { sampleVendors } from './sampleVendors';

/**
 * The sample business that a first visit finds (D7), its dates counted back from `today` (ISO date). Its identities
 * begin with `mark`, each time another one: after a reset nothing old is taken for something of the new sample.
 */
export function sampleBusiness(today: string, mark: string = nanoid(8)): Business {
  const clients = sampleAccounts(today, mark);
  const fleet = sampleFleet(today, mark, clients);
  const sales = sampleSales(today, mark, clients);
  return {
    ...sampleStock(today, mark, { vendors: sampleVendors(mark), accounts: sales.accounts, fleet }),
    ...sales,
    // The fittings are among the stock's facts, and the lists of customer care begin with what is listed of them.
    ...sampleCare(today, mark, clients.accounts, fleet),
    origin: emptyBusiness.origin,
  };
}
