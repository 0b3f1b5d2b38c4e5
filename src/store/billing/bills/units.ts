import type { BillLine } from './bill';
import { paise, roundedQuotient, rupees } from '@/store/kit/money';
import { isService } from '@/store/kit/hsn';

/** In what the tax office counts an HSN or SAC, its unique quantity code: goods in numbers, a service in none (rule 46(i) of the CGST Rules). */
export const unitCodeOf = (hsn: string): 'NOS' | 'NA' => (isService(hsn) ? 'NA' : 'NOS');

/** How many things a line is of: goods as they are counted, devices that it names, else one. */
export const countOf = ({ goods, imeis = [] }: Pick<BillLine, 'goods' | 'imeis'>): number =>
  goods?.qty ?? Math.max(1, imeis.length);

/** What one thing of a line costs as it was agreed, in rupees to the nearest paisa. */
export const priceOfOne = (line: Pick<BillLine, 'goods' | 'imeis' | 'price'>): number =>
  rupees(roundedQuotient(paise(line.price), countOf(line)));
