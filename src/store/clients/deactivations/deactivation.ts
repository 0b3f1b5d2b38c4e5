import type { Numbered } from '@/store/kit/table';
import type { YesNo } from '@/store/kit/yesNo';

/** What the Deactivate Account form offers. */
export const DEACTIVATIONS = ['Temporary', 'Permanent', 'Delete From Debtors'] as const;

/** What the Deactivate Account form asks; removed devices and alert date (ISO) only if Temporary. */
export interface DeactivationDraft {
  userName: string;
  companyName: string;
  totalNoOfVehicles: number;
  deviceRemoved: YesNo;
  deactivate: (typeof DEACTIVATIONS)[number];
  noOfRemovedDevice?: number | undefined;
  alertDate?: string | undefined;
  remark?: string | undefined;
}

/** A past deactivation; `recordedOn` is an ISO date. */
export interface Deactivation extends Numbered, DeactivationDraft {
  recordedOn: string;
  /** The account meant; none when the names typed are no account's. */
  accountId?: string | undefined;
}
