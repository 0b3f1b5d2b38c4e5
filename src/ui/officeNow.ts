import dayjs from 'dayjs';
import { officeMinute } from '@/format';

/** The minute of now by the office's clock, wherever this browser is. */
export const officeNow = () => dayjs(officeMinute(new Date()));

// antd asks this for the day that a calendar marks as today and opens at.
dayjs.extend((_options, { prototype }) => {
  Object.assign(prototype, { tz: officeNow });
});
