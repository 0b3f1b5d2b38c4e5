import type { Numbered } from '@/store/kit/table';
import type { YesNo } from '@/store/kit/yesNo';
import type { Materials } from './materials';

/** The team whose requisitions these are. */
export const TEAM = 'Team D';

export const REQUISITION_CLIENTS = ['Client A', 'Client B'] as const;
export const PURPOSES = ['Purpose 1', 'Purpose 2'] as const;
export const REQUISITION_JOB_TYPES = ['Installation', 'Repair', 'Service'] as const;

/** The Requisition Form. */
export interface RequisitionDraft {
  assignInput: string;
  locationInput: string;
  clientDropdown: (typeof REQUISITION_CLIENTS)[number];
  purposeDropdown: (typeof PURPOSES)[number];
  jobTypeDropdown: (typeof REQUISITION_JOB_TYPES)[number];
  paymentStatus: YesNo;
  overallMaterialRequired: string;
  production: Materials;
}

/** A requisition that was submitted; `raisedOn` is an ISO date. */
export interface Requisition extends Numbered, RequisitionDraft {
  raisedOn: string;
}
