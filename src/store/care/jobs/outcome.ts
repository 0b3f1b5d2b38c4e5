import type { Attachment } from '@/store/kit/attachments/attachment';
import type { DEVICE_TYPES } from '@/store/kit/deviceTypes';
import type { Goods } from '@/store/stock/challans/challan';
import type { YesNo } from '@/store/kit/yesNo';
import type { AddedTerms } from '@/store/vehicles/vehicles/addedTerms';

/** How many photos are kept of the work at a vehicle. */
export const MOST_PHOTOS = 6;

/** What was done at a vehicle. */
export const WORK_DONE = ['Fitted', 'Swapped', 'Repaired', 'Removed', 'Not Done'] as const;
export type WorkDone = (typeof WORK_DONE)[number];

/** What was found to be the cause of a fault. */
export const CAUSES_OF_FAULT = ['Device', 'SIM', 'Wiring', 'Client', 'None found'] as const;

/** What a job came to at one of its vehicles. */
export interface Outcome {
  workDone: WorkDone;
  /** The identity of the vehicle: of one that nobody knew, or of a slot, as well. */
  vehicleId: string;
  /** Its plate, which a slot gets by it. */
  vehicleNo: string;
  /** The IMEI of the device that went in. */
  deviceIn?: string | undefined;
  /** The IMEI of the device that came out, into the installer's bag. */
  deviceOut?: string | undefined;
  /** The identity of the SIM out of the bag that went into the device. */
  simIn?: string | undefined;
  chassisNo?: string | undefined;
  /** Of the work. */
  photos?: Attachment[] | undefined;
  /** The AIS-140 certificate of the fitting, and the ISO date until which it holds. */
  certificateNo?: string | undefined;
  certificateUntil?: string | undefined;
  fault?: (typeof CAUSES_OF_FAULT)[number] | undefined;
  /** Why it was not done, or more about it. */
  remark?: string | undefined;
}

/** An outcome as its job keeps it: with the day (ISO date), and who went. */
export interface KeptOutcome extends Outcome {
  on: string;
  installerId: string;
}

/** What follows of an outcome for other records, under the identities that they get. */
export interface ClosedOutcome extends Outcome {
  /** The row of the Addition List, of a fitting. */
  addition?:
    | { id: string; clientName: string; company: string; deviceType: (typeof DEVICE_TYPES)[number]; billing: YesNo }
    | undefined;
  /** Of a vehicle that nobody knew: whose it is, and on which terms. */
  registered?:
    | (AddedTerms & {
        accountId?: string | undefined;
        client: string;
        company: string;
        type?: string | undefined;
      })
    | undefined;
  /** The subscription that begins with it. */
  begins?: string | undefined;
  /** The SIM that is deactivated now that its device is out, as the deletion asked. */
  simOff?: string | undefined;
}

/** Who accepted at the client's what a visit came to: by name, and as they drew it where they did. */
interface Signature {
  by: string;
  drawing?: Attachment | undefined;
}

/** A signature as its job keeps it: with the day (ISO date), and whose visit it is. */
export interface KeptSignature extends Signature {
  on: string;
  installerId: string;
}

/** One visit of an installer, and what it came to. */
export interface JobClosing {
  /** The job's identity. */
  id: string;
  /** ISO date. */
  on: string;
  installerId: string;
  outcomes: readonly ClosedOutcome[];
  /** What was used out of the installer's bag. */
  used?: readonly (Goods & { qty: number })[] | undefined;
  signed?: Signature | undefined;
}
