import type { Channel } from '@/store/billing/letters/letter';
import type { Fact } from '@/store/business/store';

/** What writes down a letter that goes by a way, begun by a person or asked of the office; and what is told of that. */
export type WriteLetter<Row> = (row: Row, channel: Channel, byOffice: boolean) => { fact: Fact; told: string };

/** What the office does with a letter that it is asked to send by a way. */
export const willBe = (channel: Channel): string => (channel === 'SMS' ? 'will be sent by SMS' : 'will be mailed');
