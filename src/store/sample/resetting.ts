import { businessReplaced } from '@/store/business/business';
import { todaysDate } from '@/store/kit/dates';

/** Fetches the code of the sample data. */
export const fetchSample = () => import('./sampleBusiness');

/** The fact that puts the sample data, as of today, in the place of all there is; its code is fetched when it is asked for. */
export async function resetting() {
  const { sampleBusiness } = await fetchSample();
  return businessReplaced(sampleBusiness(todaysDate()), 'sample');
}
