import { advance } from '@/machines/advance';
import { outgoingMailMachine } from '@/machines/outgoingMail';
import type { Letter } from '@/store/billing/letters/letter';
import { letterOfRequest } from '@/store/billing/letters/takenSms';
import type { openBusinessDesk } from '../facts/businessDesk';
import { askedIn } from '../post/askedKinds';
import { complain } from '../tell';
import type { SmsReport } from './report';
import type { ReportOutcome } from './reportTaking';

interface ReportOptions {
  desk: Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'store' | 'say'>;
  now: () => Date;
}

/** When something became of an SMS by its provider, which cannot be before it took it, or be to come: clocks differ. */
function momentOf({ at }: SmsReport, { answeredAt = '' }: Letter, now: string): string {
  const heard = at === undefined || at > now ? now : at;
  return heard < answeredAt ? answeredAt : heard;
}

/** Tells what a provider reports of an SMS as a fact, where that says something new: the journal keeps it once. */
export const reportAsFact =
  ({ desk: { store, say }, now }: ReportOptions) =>
  async (report: SmsReport): Promise<ReportOutcome> => {
    const { requestId, became, words } = report;
    const state = store.getState();
    const letter = letterOfRequest(state, requestId);
    const { kind } = askedIn(state, letter?.id ?? '') ?? {};
    if (!letter?.status || !kind) return 'unknown';
    if (!advance(outgoingMailMachine, letter.status, { type: became })) return 'known';
    const { id, accountId } = letter;
    const at = momentOf(report, letter, now().toISOString());
    const fact = kind.answered(state, { id, accountId, became, answer: words, at });
    const said = await say(`${became}-${id}-${state.origin.id}`, fact);
    if ('refused' in said) complain(`What became of an SMS could not be told: ${said.refused}`);
    return 'again' in said ? 'again' : 'refused' in said ? 'known' : 'taken';
  };
