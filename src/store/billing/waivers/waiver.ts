import type { CreditReason } from '@/store/billing/creditNotes/creditNote';
import { byKey } from '@/store/kit/byKey';
import { paise } from '@/store/kit/money';
import type { Numbered, Table } from '@/store/kit/table';

/** What of a proposed credit is not given. */
export interface WaiverDraft {
  accountId: string;
  billId: string;
  vehicleId: string;
  /** What the credit was proposed for. */
  credit: CreditReason;
  /** In rupees, without GST. */
  amount: number;
  /** Why it is not given. */
  why: string;
}

/** A credit that somebody waived. */
export interface Waiver extends Numbered, WaiverDraft {
  /** ISO date. */
  on: string;
}

/** A state that has the waived credits. */
export interface WithWaivers {
  waivers: Table<Waiver>;
}

const ofLines = byKey<Waiver>(({ billId, vehicleId }) => `${billId} ${vehicleId}`);

/** Whether a credit is for downtime: what is given or waived for it counts apart from all else. */
export const isOfDowntime = (reason: CreditReason): boolean => reason === 'Downtime';

/** What is waived of the credits for a vehicle on a bill, without GST, in whole paise: for downtime, or for all else. */
export const waivedFor = ({ waivers }: WithWaivers, billId: string, vehicleId: string, isDowntime: boolean): number =>
  ofLines
    .of(waivers, `${billId} ${vehicleId}`)
    .filter(({ credit }) => isOfDowntime(credit) === isDowntime)
    .reduce((sum, { amount }) => sum + paise(amount), 0);
