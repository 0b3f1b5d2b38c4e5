import { sumOf } from '@/store/kit/money';
import type { Numbered } from '@/store/kit/table';

/** An SMS as its popup holds it: 10-digit mobile numbers and the text. */
export interface SmsDraft {
  mobileNumbers: readonly string[];
  message: string;
}

export const REPAIR_STATUSES = ['Repaired', 'Replaced', 'Not Repairable'] as const;
export const WARRANTIES = ['Warranty', 'Out of warranty'] as const;

/** A repaired device in a mail: the date in ISO, the cost of its spare in rupees. */
export interface RepairedVehicle {
  vehicleNo: string;
  receivingDate: string;
  status: (typeof REPAIR_STATUSES)[number];
  warranty: (typeof WARRANTIES)[number];
  spareChanged: string;
  spareCost: number;
}

/** A Repair Done mail as its popup holds it. */
export interface MailDraft {
  clientUsername: string;
  noOfVehicles: number;
  vehicles: readonly RepairedVehicle[];
  subject: string;
  to: readonly string[];
  cc: readonly string[];
}

/** What was written down to be sent; `sentAt`, when that was, is an ISO instant. */
export type Sent = Numbered & { sentAt: string } & (({ kind: 'sms' } & SmsDraft) | ({ kind: 'mail' } & MailDraft));

/** What the spares of a mail's vehicles cost together, in rupees. */
export const spareTotal = (vehicles: readonly { spareCost?: number | undefined }[]): number =>
  sumOf(vehicles.map(({ spareCost = 0 }) => spareCost));
