import { formatCountOf } from '@/format';

const MINUTE_MS = 60_000;
/** Nobody needs a clock that is more exact. */
const NOTICED_MS = 2 * MINUTE_MS;

function inUnits(milliseconds: number): string {
  const minutes = Math.round(milliseconds / MINUTE_MS);
  if (minutes < 60) return formatCountOf(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 24 ? formatCountOf(hours, 'hour') : formatCountOf(Math.round(minutes / 60 / 24), 'day');
}

/** What is said of a device whose clock is so many milliseconds ahead of the office's; nothing when it is right. */
export function clockWords(ahead: number): string | undefined {
  if (Math.abs(ahead) <= NOTICED_MS) return undefined;
  const how = `${inUnits(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} the office's`;
  return `The clock of this device is ${how}. Set it right: dates that you enter may be wrong.`;
}
