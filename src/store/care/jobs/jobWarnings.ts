import { noneTicked } from '@/store/kit/schema/careRules';
import { contactWarning } from '@/store/kit/typed/numberWarnings';

/** What looks odd in a job request without being refused. */
export const jobWarnings = {
  contactNo: contactWarning,
  timeSlots: noneTicked('time slot'),
};
