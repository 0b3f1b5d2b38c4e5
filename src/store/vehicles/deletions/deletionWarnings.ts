import { formatDate } from '@/format';
import { isRealDate } from '@/store/kit/dates';
import type { Deletion } from './deletion';

/** That a vehicle would be deleted before that was asked for; `deleted` is an ISO date. */
export const deletionDateWarning = (deleted: string, { date }: Pick<Deletion, 'date'>): string | undefined =>
  isRealDate(deleted) && deleted < date ? `This is before ${formatDate(date)}, the date of the record.` : undefined;
