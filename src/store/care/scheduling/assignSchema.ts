import type { InferType } from 'yup';
import { choice, day, line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { TIME_SLOTS, type Job, type TimeSlot, type Visit } from '@/store/care/jobs/job';
import { visitRefusal } from './visitRules';
import type { SchedulingContext } from './schedulingContext';

/** Who goes where, as the form holds it; why he cannot is said at the time of day. */
export const assignSchema = (context: SchedulingContext, job: Job) =>
  record({
    installerId: line('Installer'),
    on: day('Day is required.', 'Day is not a date.'),
    slot: choice(Object.keys(TIME_SLOTS) as TimeSlot[], 'Time is required.'),
  }).test('visit', (visit, { createError }) => {
    // What is missing has its own message.
    const { installerId, on, slot } = visit as Partial<Visit>;
    const refusal = installerId && on && slot ? visitRefusal(context, job.id, { installerId, on, slot }) : undefined;
    return !refusal || createError({ path: 'slot', message: refusal.reason });
  });

export type AssignValues = InferType<ReturnType<typeof assignSchema>>;
