import type { DEVICE_TYPES } from '@/store/kit/deviceTypes';
import type { Numbered } from '@/store/kit/table';
import type { YesNo } from '@/store/kit/yesNo';
import type { AddedTerms } from '@/store/vehicles/vehicles/addedTerms';

/** A new device as its form holds it; `date` is an ISO date. */
export interface AdditionDraft {
  date: string;
  clientName: string;
  company: string;
  vehicleNo: string;
  imei: string;
  deviceType: (typeof DEVICE_TYPES)[number];
  billing: YesNo;
}

/** A new device in its list. */
export interface Addition extends Numbered, AdditionDraft {
  /** The identity of the vehicle that it was fitted in. */
  vehicleId: string;
  /** The identity of the job by which it was. */
  jobId?: string | undefined;
}

/** What a new device that is written down brings with it for other records. */
export interface AdditionFollows {
  /** The vehicle that it is in; of one that nobody knew, the identity that it gets. */
  vehicleId: string;
  /** The account that the vehicle is on, or comes to; none where its client has none. */
  accountId?: string | undefined;
  /** What a vehicle that nobody knew begins with on the account's bill, in rupees for a month. */
  terms?: AddedTerms | undefined;
  /** The identity of the subscription that begins with it. */
  begins?: string | undefined;
}

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
