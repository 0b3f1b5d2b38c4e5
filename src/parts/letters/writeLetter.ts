import { isStoppedIn, type OfficeSends } from '@/office/officeSends';
import type { Channel } from '@/store/billing/letters/letter';
import type { Fact } from '@/store/business/store';

/** What writes down the letter to a client, and what the person reads of that. */
export interface WriteLetter<Row> {
  fact: (row: Row, channel: Channel, byOffice: boolean) => Fact;
  /** `will` is what the office does with it; absent of a letter that a person opens. */
  words: (row: Row, will?: string) => string;
}

/** What the office does with a letter that it is asked to send by a way. */
export function willBe(sends: OfficeSends, channel: Channel): string {
  if (isStoppedIn(sends, channel)) return 'waits, as an admin has stopped sending';
  return channel === 'SMS' ? 'will be sent by SMS' : 'will be mailed';
}
