import { isStillSo } from '@/store/billing/notices/noticeRows';
import { copiesOf } from '@/store/billing/notices/messageNotices';
import { wantsNotice, type Notice } from '@/store/billing/notices/notice';
import type { RootState } from '@/store/business/store';
import { noticeAnswered } from '@/store/facts/notices';
import { mailOf } from './mailContent';
import { GONE, type AskedKind } from './askedKind';

const NOT_WANTED = 'The client does not want this: it was not sent.';
const NOT_SO = 'What it tells is not so any more: it was not sent.';

/** Who gets a copy of a notice: whoever stands on the Repair Done mail besides its clients. */
function copiesIn(state: RootState, { kind, recordIds }: Notice): readonly string[] {
  const [sent] = recordIds.flatMap((id) => state.messages.entities[id] ?? []);
  return kind === 'Repair Done' && sent?.kind === 'mail' ? copiesOf(state, sent) : [];
}

/** What clients are told of the work for them. */
export const noticeMail: AskedKind = {
  table: ({ notices }) => notices,
  again: 'Send it again.',
  whyNotSo(state, id, on) {
    const notice = state.notices.entities[id];
    const account = state.accounts.entities[notice?.accountId ?? ''];
    if (!notice || !account) return GONE.words;
    if (!wantsNotice(account, notice.kind)) return NOT_WANTED;
    return isStillSo(state, notice, on) ? undefined : NOT_SO;
  },
  content(store, _write, id) {
    const state = store.getState();
    const notice = state.notices.entities[id];
    if (!notice) return Promise.resolve(GONE);
    return Promise.resolve({
      ...mailOf(notice, '', { files: [], isPaper: false }),
      copies: copiesIn(state, notice),
    });
  },
  answered: (_state, answer) => noticeAnswered(answer),
};
