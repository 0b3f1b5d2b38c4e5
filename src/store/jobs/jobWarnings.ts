import { noneTicked } from '@/store/careRules';
import { contactWarning } from '@/store/numberWarnings';

/** What looks odd in a job request without being refused (D34). */
export const jobWarnings = {
  contactNo: contactWarning,
  timeSlots: noneTicked('time slot'),
};
