import type { IssuedBill } from '@/store/billing/bills/bill';
import { isService } from '@/store/kit/hsn';

/** The first copy of an invoice, which the client gets. */
export const ORIGINAL = 'Original for recipient';

/** The copies in which an invoice is made (rule 48 of the CGST Rules): three of goods, two of services. */
export const copiesOf = ({ taxes }: Pick<IssuedBill, 'taxes'>): readonly string[] =>
  taxes.every(({ hsn }) => isService(hsn))
    ? [ORIGINAL, 'Duplicate for supplier']
    : [ORIGINAL, 'Duplicate for transporter', 'Triplicate for supplier'];
