import type { CreditReason } from '@/store/billing/creditNotes/creditNote';
import { byKey } from '@/store/kit/byKey';
import { paise } from '@/store/kit/money';
import type { Numbered, Table } from '@/store/kit/table';

/** What is waived for a vehicle of an account. */
interface Waiving {
  accountId: string;
  vehicleId: string;
  /** In rupees, without GST. */
  amount: number;
  /** Why it is waived. */
  why: string;
}

/** What of a proposed credit is not given. */
export interface WaiverDraft extends Waiving {
  billId: string;
  /** What the credit was proposed for. */
  credit: CreditReason;
}

/** What of the days of a month that were due, not billed, and made free afterwards is billed to nobody. */
export interface FreeDaysDraft extends Waiving {
  /** `YYYY-MM`. */
  month: string;
}

/** What waives days that were made free, for a reason. */
export const freeDaysWaiving = (
  { accountId, vehicleId, month, amount }: Omit<FreeDaysDraft, 'why'>,
  why: string,
): FreeDaysDraft => ({ accountId, vehicleId, month, amount, why });

/** What every waiver has besides; `on` is an ISO date. */
type Kept = Numbered & { on: string };

/** A credit that somebody waived. */
export type CreditWaiver = Kept & WaiverDraft;

/** Days that were made free and that somebody waived. */
export type FreeDaysWaiver = Kept & FreeDaysDraft;

/** What somebody waived. */
export type Waiver = CreditWaiver | FreeDaysWaiver;

/** A state that has what was waived. */
export interface WithWaivers {
  waivers: Table<Waiver>;
}

/** Whether days of a month are waived, and no credit on a bill. */
export const isOfFreeDays = (waiver: Waiver): waiver is FreeDaysWaiver => 'month' in waiver;

const daysKey = ({ accountId, vehicleId, month }: Pick<FreeDaysDraft, 'accountId' | 'vehicleId' | 'month'>) =>
  `${accountId} ${vehicleId} ${month}`;

const ofWhat = byKey<Waiver>((waiver) =>
  isOfFreeDays(waiver) ? daysKey(waiver) : `${waiver.billId} ${waiver.vehicleId}`,
);

const sumOfPaise = (waivers: readonly Waiver[]) => waivers.reduce((sum, { amount }) => sum + paise(amount), 0);

/** Whether a credit is for downtime: what is given or waived for it counts apart from all else. */
export const isOfDowntime = (reason: CreditReason): boolean => reason === 'Downtime';

/** What is waived of the credits for a vehicle on a bill, without GST, in whole paise: for downtime, or for all else. */
export const waivedFor = ({ waivers }: WithWaivers, billId: string, vehicleId: string, isDowntime: boolean): number =>
  sumOfPaise(
    ofWhat
      .of(waivers, `${billId} ${vehicleId}`)
      .filter((waiver) => !isOfFreeDays(waiver) && isOfDowntime(waiver.credit) === isDowntime),
  );

/** What is waived of the days of a month that were made free for a vehicle of an account, without GST, in whole paise. */
export const waivedOfDays = (
  { waivers }: WithWaivers,
  days: Pick<FreeDaysDraft, 'accountId' | 'vehicleId' | 'month'>,
): number => sumOfPaise(ofWhat.of(waivers, daysKey(days)));
