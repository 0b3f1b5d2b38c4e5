import { advance } from '@/machines/advance';
import { outgoingMailMachine } from '@/machines/outgoingMail';
import { letterOfRequest } from '@/store/billing/letters/takenSms';
import type { openBusinessDesk } from '../facts/businessDesk';
import { askedIn } from '../post/letterKinds';
import { complain } from '../tell';
import type { SmsReport } from './report';
import type { ReportOutcome } from './reportTaking';

/** Tells what a provider reports of an SMS as a fact, where that says something new: the journal keeps it once. */
export const reportTelling =
  ({ store, say }: Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'store' | 'say'>) =>
  async ({ requestId, became, words }: SmsReport): Promise<ReportOutcome> => {
    const state = store.getState();
    const letter = letterOfRequest(state, requestId);
    const { kind } = askedIn(state, letter?.id ?? '') ?? {};
    if (!letter?.status || !kind) return 'unknown';
    if (!advance(outgoingMailMachine, letter.status, { type: became })) return 'known';
    const { id, accountId } = letter;
    const fact = kind.answered(state, { id, accountId, became, answer: words });
    const said = await say(`${became}-${id}-${state.origin.id}`, fact);
    if ('refused' in said) complain(`What became of an SMS could not be told: ${said.refused}`);
    return 'again' in said ? 'again' : 'refused' in said ? 'known' : 'taken';
  };
