import { paths } from '@/paths';
import type { SkippedRow } from '@/store/billing/billRun/runRows';
import type { SkipKind } from '@/store/billing/billRun/skipKinds';

interface SkippedStep {
  says: string;
  to: (row: SkippedRow, month: string) => string;
}

const vehicle = (says: string): SkippedStep => ({ says, to: ({ vehicleNo }) => paths.care.vehicleOf(vehicleNo) });
const client = (says: string): SkippedStep => ({ says, to: ({ number }) => paths.sales.detailedClientOf(number) });

/** What can be done about a vehicle that a run of a month left out, and where. */
export const SKIPPED_STEPS: Record<SkipKind, SkippedStep> = {
  'Nothing to bill': { says: 'Edit bill', to: ({ number }) => paths.sales.editBillOf(number) },
  'No device': { says: 'Raise a job', to: ({ vehicleNo }) => paths.care.requestJobFor([vehicleNo]) },
  'No subscription': vehicle('Start billing'),
  Paused: vehicle('Resume'),
  'Another client’s': vehicle('Open vehicle'),
  'From next month': client('Open client'),
  'Billed before': vehicle('Edit terms'),
  'Free or on trial': vehicle('Edit terms'),
  'Billed already': {
    says: 'Open bills',
    to: ({ number }, month) => paths.sales.issuedBillsOf({ month, account: number }),
  },
};
