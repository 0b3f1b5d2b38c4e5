import type { Refusal } from '@/journal/port/model';
import { answerRefusal, officeRefusal } from '@/store/billing/letters/letterRules';
import type { WithLetters } from '@/store/billing/letters/refusedPlaces';
import { accountOfJob } from '@/store/care/scheduling/jobAccount';
import { companyOf } from '@/store/clients/accounts/account';
import { noticeFacts } from '@/store/facts/notices';
import { rulesOf } from '@/store/facts/rules';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { goesToClient } from './messageNotices';
import { noticeWaits, wantsNotice, type NoticeDraft } from './notice';
import type { NoticeState } from './noticeContent';

type Ruled = NoticeState & WithLetters;

const WAITS = { reason: 'This message waits already to be sent by the office.' };
const NOT_ITS = { reason: 'A client is told of its own jobs and vehicles alone.' };
const NOT_REGISTERED = { reason: 'The office sends words of somebody’s own by SMS alone, where they are registered.' };
const WHAT = { what: 'message', again: 'send it again' };

/** Whether a job or a vehicle is a client's, or a message goes to it; of one that is gone it is not. */
function isItsOwn(state: Ruled, id: string, accountId: string): boolean {
  const sent = state.messages.entities[id];
  if (sent) return goesToClient(state, sent, accountId);
  const job = state.jobs.entities[id];
  return (job ? accountOfJob(state, job)?.id : state.vehicles.entities[id]?.accountId) === accountId;
}

/** Why a client is not told: it does not want it, or something of it is another client's. */
function clientRefusal(state: Ruled, { kind, accountId, recordIds }: NoticeDraft): Refusal | undefined {
  const account = state.accounts.entities[accountId];
  if (!account) return gone(state.accounts, accountId, 'This account');
  if (!recordIds.every((id) => isItsOwn(state, id, accountId))) return NOT_ITS;
  return wantsNotice(account, kind)
    ? undefined
    : { reason: `${companyOf(account)} does not want this. Where that changed, note it on the client first.` };
}

/** When the facts of the notices cannot be. */
export const noticeRules = rulesOf<Ruled>()(noticeFacts, {
  noticeSent: (state, notice) =>
    firstOf(
      known(state.notices, notice, 'This message'),
      clientRefusal(state, notice),
      notice.subject === undefined
        ? undefined
        : firstOf(
            notice.kind === 'Message' && notice.channel !== 'SMS' ? NOT_REGISTERED : undefined,
            noticeWaits(state.notices, notice) ? WAITS : undefined,
            officeRefusal(state, notice, WHAT),
          ),
    ),
  noticeAnswered: ({ notices }, answer) => answerRefusal(notices, answer, WHAT.what),
});
