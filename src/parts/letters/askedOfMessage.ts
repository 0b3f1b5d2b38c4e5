import { readsAsOtp, whyLeftOut, type OfficeChannel, type OfficeSends } from '@/office/officeSends';
import { noticeRows } from '@/store/billing/notices/noticeRows';
import { selectHeard } from '@/store/browser/selectHeard';
import { businessOf } from '@/store/business/business';
import type { Fact, RootState } from '@/store/business/store';
import { noticeSent } from '@/store/facts/notices';

/** A message as it is written down, and which notice of it the office sends by which way. */
export const MESSAGE_WAYS = { Message: 'SMS', 'Repair Done': 'Email' } as const satisfies Record<string, OfficeChannel>;

export type MessageKind = keyof typeof MESSAGE_WAYS;

/** What the office is asked to send of a message that is written down: to each of its clients who is reached and wants it. */
export function askedOfMessage(
  state: RootState,
  sends: OfficeSends,
  kind: MessageKind,
  { id, on }: { id: string; on: string },
): readonly Fact[] {
  const channel = MESSAGE_WAYS[kind];
  const rows = noticeRows({ ...businessOf(state), heard: selectHeard(state) }, kind, [id], on, undefined);
  return rows
    .filter((row) => row.to[channel] !== '' && whyLeftOut(row, channel, sends) === undefined)
    .filter(({ sms }) => channel !== 'SMS' || !readsAsOtp(sms, sends.SMS))
    .map(({ draftBy }) => noticeSent(draftBy(channel, true), on));
}
