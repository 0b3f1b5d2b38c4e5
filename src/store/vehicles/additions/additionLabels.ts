import type { AdditionDraft } from './additionsSlice';

/** What the fields of a new device are called. */
export const ADDITION_LABELS: Record<keyof AdditionDraft, string> = {
  date: 'Date',
  clientName: 'Client Name',
  company: 'Company',
  vehicleNo: 'Vehicle No',
  imei: 'IMEI',
  deviceType: 'Device Type',
  billing: 'Billing',
};
