import { selectOffice, type WithOffice } from '@/store/browser/selectOffice';
import type { Business } from '@/store/business/business';
import { selectIsEmpty } from '@/store/business/emptiness';
import { selectIsSample } from './supplier';

/** Whether somebody would miss the data that is here: an office, always, and in a browser of one's own whoever works with more than the sample. */
export const selectIsSomebodys = (state: Business & WithOffice): boolean =>
  !selectIsEmpty(state) && (selectOffice(state) !== undefined || !selectIsSample(state));
