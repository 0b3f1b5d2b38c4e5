import type { Table } from '@/store/table';
import { oneOrMany, telling } from '@/store/words';
import type { HandoverStep, ReceivedDevice } from './received';
import { handoverVerified } from './receivedSlice';

const HANDED_OVER: Record<HandoverStep, string> = { pending: 'accepted', accepted: 'received' };

/** The facts of the received devices in words. An OTP is in none of them: no fact has it (D23). */
export const receivedWords = [
  telling(handoverVerified, ({ ids, from }, { received }: { received: Table<ReceivedDevice> }) => {
    const names = ids.map((id) => received.entities[id]?.itgcId ?? 'a device that is gone');
    return `${HANDED_OVER[from]} ${oneOrMany(names, 'devices')}`;
  }),
];
