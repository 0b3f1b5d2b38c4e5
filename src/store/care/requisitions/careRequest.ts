import { advance, initialOf } from '@/machines/advance';
import { careRequestMachine } from '@/machines/careRequest';
import type { Numbered } from '@/store/kit/table';
import type { YesNo } from '@/store/kit/yesNo';
import type { Materials } from './materials';

export const CARE_PRODUCTS = ['GPS', 'E-lock'] as const;
export const CARE_CLIENTS = ['New', 'Old'] as const;

/** The form at /request-stock; `requiredBy` is an ISO date. */
export interface CareRequestDraft {
  productName: (typeof CARE_PRODUCTS)[number];
  qty: number;
  client: (typeof CARE_CLIENTS)[number];
  requiredBy: string;
  location: string;
  status: YesNo;
  production: Materials;
}

/** What customer care asks of the stock; approved once, for good. */
export interface CareRequest extends Numbered, CareRequestDraft {
  approved: boolean;
}

/** Whether a request waits for its approval, which its machine allows once. */
export const canBeApproved = ({ approved }: Pick<CareRequest, 'approved'>): boolean =>
  advance(careRequestMachine, approved ? 'Approved' : initialOf(careRequestMachine), { type: 'approve' }) !== undefined;
