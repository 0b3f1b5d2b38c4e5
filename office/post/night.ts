import { officeTime } from '@/format';

const NIGHT_FROM = '21:00';
const MORNING_FROM = '09:00';

/** Whether it is night by the office's clock. */
export function isNight(at: Date): boolean {
  const time = officeTime(at);
  return time >= NIGHT_FROM || time < MORNING_FROM;
}
