import { nanoid } from '@reduxjs/toolkit';
import { emptyBusiness, type Business } from '@/store/business/business';
import { sampleAccounts } from './sampleAccounts';
import { sampleBills } from './sampleBills';
import { sampleCreditNotes } from './sampleCreditNotes';
import { sampleCare } from './sampleCare';
import { sampleCompany } from './sampleCompany';
import { sampleVehicles } from './sampleVehicles';
import { sampleProformas } from './sampleProformas';
import { sampleReceipts } from './sampleReceipts';
import { sampleSales } from './sampleSales';
import { sampleStock } from './sampleStock';

/**
 * The sample business that a first visit finds, its dates counted back from `today` (ISO date). Its identities
 * begin with `mark`, each time another one: after a reset nothing old is taken for something of the new sample.
 */
export function sampleBusiness(today: string, mark: string = nanoid(8)): Business {
  const clients = sampleAccounts(today, mark);
  const allVehicles = sampleVehicles(today, mark, clients);
  const sales = sampleSales(today, mark, clients);
  const company = sampleCompany(mark);
  const bills = sampleBills(today, mark, clients.accounts, allVehicles, { company });
  const creditNotes = sampleCreditNotes(today, mark, clients.accounts, bills, { company });
  return {
    ...emptyBusiness,
    ...sampleStock(today, mark, { accounts: sales.accounts, allVehicles }),
    ...sales,
    company,
    bills,
    creditNotes,
    receipts: sampleReceipts(today, mark, { ...sales, company, bills, creditNotes }),
    proformas: sampleProformas(mark, { ...sales, company }),
    // The fittings are among the stock's facts, and the lists of customer care begin with what is listed of them.
    ...sampleCare(today, mark, clients.accounts, allVehicles),
  };
}
