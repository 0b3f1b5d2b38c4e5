import { expect, test } from 'vitest';
import { officeMinute } from '@/format';
import { DAY_MS } from '@/journal/kit/durations';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { contactsImported } from '@/store/facts/vehicles';
import { isoDate } from '@/store/kit/dates';
import { job, serviceRequest } from '../../support/care';
import { after, live } from '../../support/liveVehicles';
import { shownAt } from '../../support/rendered';

test('a job on the board tells that its vehicle is heard again', async () => {
  const now = Date.now();
  const daysAgo = (days: number) => isoDate(new Date(now - days * DAY_MS));
  const raised = job(1, {
    raisedOn: daysAgo(1),
    status: 'Sent to Dispatcher',
    request: {
      kind: 'service',
      ...serviceRequest({ vehicleIds: ['vehicle-1'], notWorking: `${daysAgo(9)}T08:00` }),
    },
  });
  const silent = { ...live, jobs: jobTable([raised]) };
  const board = '/cce/view-job?view=board';
  expect(await shownAt(board, undefined, silent)).not.toContain('Heard again');
  const contact = { at: officeMinute(new Date(now)) };
  const heard = after(silent, contactsImported([{ id: 'vehicle-1', contact }]));
  expect(await shownAt(board, undefined, heard)).toContain('Heard again');
});
