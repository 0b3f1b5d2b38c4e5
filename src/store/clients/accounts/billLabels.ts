import type { VehicleFields } from './account';

/** What the fields of a bill are called. */
export const BILL_LABELS = {
  userName: 'User Name',
  companyName: 'Company Name',
  address: 'Address',
  monthYear: 'Month/Year',
  pricePerUnit: 'Price per Unit',
  discount: 'Discount',
  totalAmount: 'Total Amount',
} as const;

/** Those of them that are in rupees. */
export const BILL_AMOUNTS = ['pricePerUnit', 'discount', 'totalAmount'] as const;

/** What the fields of a vehicle on a bill are called, and of which vehicle they are. */
export const billLabelsOf = ({ vehicleNo }: Pick<VehicleFields, 'vehicleNo'>): Record<keyof VehicleFields, string> => ({
  // Of itself it would read twice, and the refusal says it.
  vehicleNo: 'Vehicle Number',
  duration: `Duration of ${vehicleNo}`,
  price: `Price of ${vehicleNo}`,
  selected: `Tick of ${vehicleNo}`,
});
