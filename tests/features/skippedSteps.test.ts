import { expect, test } from 'vitest';
import { SKIPPED_STEPS } from '@/features/sales/billRun/skippedSteps';

const row = {
  id: 'row',
  accountId: 'account-3',
  vehicleId: 'vehicle-1',
  number: 3,
  company: 'Konkan Carriers',
  vehicleNo: 'MH 01 AB 1001',
  reason: '',
};
const steps = (vehicleNo: string) =>
  (['No device', 'No subscription', 'Paused'] as const).map((kind) => {
    const { says, to } = SKIPPED_STEPS[kind]({ ...row, kind, vehicleNo }, '2026-11');
    return [says, to];
  });

test('a skipped vehicle leads to the step by the name that it has there, and a slot without a plate to its client', () => {
  expect(steps('MH 01 AB 1001')).toEqual([
    ['Raise a job', '/cce/request-job?vehicles=MH+01+AB+1001'],
    ['Begin Billing', '/cce/vehicle?do=begin-billing&no=MH+01+AB+1001'],
    ['Resume', '/cce/vehicle?do=resume-billing&no=MH+01+AB+1001'],
  ]);
  const client = ['Open client', '/sales/detailed-client?account=3'];
  expect(steps('To be assigned')).toEqual([client, client, client]);
});
