import { formatDate } from '@/format';
import type { VehicleFields } from './account';

/** What the fields of a bill are called. */
export const BILL_LABELS = {
  userName: 'User Name',
  companyName: 'Company Name',
  address: 'Address',
  monthYear: 'Month/Year',
  pricePerUnit: 'Price per Unit',
  gst: 'GST of Price per Unit',
  discount: 'Discount',
  totalAmount: 'Total Amount',
} as const;

/** Those of them that are in rupees. */
export const BILL_AMOUNTS = ['pricePerUnit', 'discount', 'totalAmount'] as const;

/** What the fields of a vehicle on a bill are called, of which vehicle they are, and from which ISO date on where they belong to a day. */
export function billLabelsOf(
  { vehicleNo }: Pick<VehicleFields, 'vehicleNo'>,
  from?: string,
): Record<keyof VehicleFields, string> {
  const since = from === undefined ? '' : ` from ${formatDate(from)}`;
  return {
    // Of itself it would read twice, and the refusal says it.
    vehicleNo: 'Vehicle Number',
    duration: `Duration of ${vehicleNo}${since}`,
    price: `Price of ${vehicleNo}${since}`,
    selected: `Tick of ${vehicleNo}`,
  };
}
