import type { IssuedBill } from '@/store/billing/bills/bill';
import { isUntaxed } from '@/store/billing/bills/billAmounts';
import type { WithCompany } from '@/store/billing/company/company';
import { transferAmounts } from '@/store/billing/transfers/transferBill';
import type { Challan } from '@/store/stock/challans/challan';
import { companyOfRecord } from './parties';
import { isService } from '@/store/kit/hsn';

/** The first copy of an invoice, which the client gets. */
const ORIGINAL = 'Original for recipient';

const OF_GOODS = [ORIGINAL, 'Duplicate for transporter', 'Triplicate for supplier'];

/** The copies in which an invoice is made (rule 48 of the CGST Rules): three of goods, two of services; none of a bill of supply. */
export function copiesOf({ taxes }: Pick<IssuedBill, 'taxes'>): readonly string[] {
  if (isUntaxed({ taxes })) return [];
  return taxes.every(({ hsn }) => isService(hsn)) ? [ORIGINAL, 'Duplicate for supplier'] : OF_GOODS;
}

/** The copies in which a delivery challan is made (rule 55(2) of the CGST Rules). */
const OF_CHALLAN = ['Original for consignee', 'Duplicate for transporter', 'Triplicate for consigner'];

/** The copies of what goes with the goods of a challan: none of what is no document of GST, as of a company without a GST number or a bill of supply. */
export function copiesOfChallan(state: WithCompany, { consignment, companyId }: Challan): readonly string[] {
  const { consignor, goods = [], invoice } = consignment ?? {};
  if (invoice) return isUntaxed(transferAmounts(goods, invoice)) ? [] : OF_GOODS;
  const { gstin } = consignor ?? companyOfRecord(state, companyId);
  return gstin === '' ? [] : OF_CHALLAN;
}

/** What a paper says of the copy that it is: one that it does not have is the original. */
export const copyAmong = (copies: readonly string[], copy: string | undefined): string | undefined =>
  copies.find((one) => one === copy) ?? copies[0];
