import { beginAt, paths } from '@/paths';
import { SUBSCRIPTION_ACTIONS } from '@/parts/subscriptions/subscriptionActions';
import type { SkippedRow } from '@/store/billing/billRun/runRows';
import type { SkipKind } from '@/store/billing/billRun/skipKinds';
import { isUnassigned } from '@/store/clients/accounts/newAccount';

interface SkippedStep {
  says: string;
  to: string;
}

type StepOf = (row: SkippedRow, month: string) => SkippedStep;

const client: StepOf = ({ number }) => ({ says: 'Open client', to: paths.sales.detailedClientOf(number) });

/** A step at a vehicle, by its plate; a slot that has none yet is its client's. */
const vehicle =
  (says: string, to: (plate: string) => string): StepOf =>
  (row, month) =>
    isUnassigned(row.vehicleNo) ? client(row, month) : { says, to: to(row.vehicleNo) };

const subscription = (step: 'begin' | 'resume') => {
  const { label, asked } = SUBSCRIPTION_ACTIONS[step];
  return vehicle(label, (no) => beginAt(paths.care.vehicle, asked, { no }));
};

/** What can be done about a vehicle that a run of a month left out, and where. */
export const SKIPPED_STEPS: Record<SkipKind, StepOf> = {
  'State not known': () => ({ says: 'Company settings', to: paths.settings.company }),
  'Nothing to bill': ({ number }) => ({ says: 'Edit bill', to: paths.sales.editBillOf(number) }),
  'No device': vehicle('Raise a job', (plate) => paths.care.requestJobFor([plate])),
  'No subscription': subscription('begin'),
  Paused: subscription('resume'),
  'Another client’s': vehicle('Open vehicle', paths.care.vehicleOf),
  'From next month': client,
  'Billed before': vehicle('Edit terms', paths.care.vehicleOf),
  'Free or on trial': vehicle('Edit terms', paths.care.vehicleOf),
  'Billed already': ({ number }, month) => ({
    says: 'Open bills',
    to: paths.sales.issuedBillsOf({ month, account: number }),
  }),
};
