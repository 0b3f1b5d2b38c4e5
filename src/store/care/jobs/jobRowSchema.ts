import { lazy } from 'yup';
import { statusesOf } from '@/machines/advance';
import { jobMachine } from '@/machines/job';
import { flags } from '@/store/kit/schema/careRules';
import { day, knownWord } from '@/store/kit/schema/fieldRules';
import { list, MOST_SCANNED, optionalIdentity, part, reference, rowOf } from '@/store/kit/schema/rowRules';
import { wholeUnits } from '@/store/kit/typed/typedNumber';
import { TIME_SLOTS, type TimeSlot } from './job';
import { FITTINGS, ISSUES } from './requestFlags';
import { failedVisitRule } from './failedVisitSchema';
import { keptOutcomeRule, keptSignatureRule } from './outcomeSchema';
import { jobSchema } from './jobSchema';
import { isoMinute, serviceSchema } from './serviceSchema';

/** Whose vehicles a request is about, as far as they are known. */
const meant = {
  accountId: optionalIdentity('Its account'),
  vehicleIds: list(reference('Its vehicle'), MOST_SCANNED).optional().default(undefined),
};

/** Who goes where and when. */
export const visitRule = part('Visit', {
  installerId: reference('Its installer'),
  on: day('The day of the visit is required.', 'The day of the visit is not a date.'),
  slot: knownWord(Object.keys(TIME_SLOTS) as TimeSlot[], 'Its time is not known.'),
});

const KIND = 'Its kind is not known.';
/** A job request as it is kept: flags that nobody ticked are none, and a list all the same. */
export const jobRequestRule = part('Request', {
  ...jobSchema.fields,
  ...meant,
  required: flags(FITTINGS),
  availableTimeSlots: flags(TIME_SLOTS),
  lastContacts: list(
    part('Last Contact', {
      vehicleId: reference('Its vehicle'),
      at: isoMinute('Last Contact is not a date and a time.').required('Last Contact is missing.'),
    }),
  )
    .optional()
    .default(undefined),
  kind: knownWord(['job'], KIND),
});

/** A service request as it is kept. */
export const serviceRequestRule = part('Request', {
  ...serviceSchema.fields,
  ...meant,
  issues: flags(ISSUES),
  kind: knownWord(['service'], KIND),
});

/** A job of customer care as it is kept, with the request that it came from. */
export const jobRowSchema = rowOf({
  raisedOn: day('Raised On is required.', 'Raised On is not a date.'),
  status: knownWord(statusesOf(jobMachine), 'Status is not known.'),
  approvedDevices: wholeUnits('Approved Device Count'),
  visit: visitRule.optional().default(undefined),
  outcomes: list(keptOutcomeRule).optional().default(undefined),
  signatures: list(keptSignatureRule).optional().default(undefined),
  failedVisits: list(failedVisitRule).optional().default(undefined),
  request: lazy((request: unknown) =>
    (request as { kind?: unknown } | null | undefined)?.kind === 'service' ? serviceRequestRule : jobRequestRule,
  ),
});
