import type { Channel } from '@/store/billing/letters/letter';
import type { Fact } from '@/store/business/store';

/** How a letter goes: a person opens it, or the office is asked to send it, which may have that stopped. */
export type GoesBy = 'person' | 'office' | 'stoppedOffice';

/** What writes down a letter that goes by a way; and what is told of that. */
export type WriteLetter<Row> = (row: Row, channel: Channel, by: GoesBy) => { fact: Fact; told: string };

/** What the office does with a letter that it is asked to send by a way. */
export function willBe(channel: Channel, by: GoesBy): string {
  if (by === 'stoppedOffice') return 'waits, as an admin has stopped sending';
  return channel === 'SMS' ? 'will be sent by SMS' : 'will be mailed';
}
