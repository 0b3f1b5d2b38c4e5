import { isStillSo } from '@/store/billing/notices/noticeRows';
import { wantsNotice } from '@/store/billing/notices/notice';
import { noticeAnswered } from '@/store/facts/notices';
import { mailOf } from './mailContent';
import { GONE, type AskedKind } from './askedKind';

const NOT_WANTED = 'The client does not want this: it was not sent.';
const NOT_SO = 'What it tells is not so any more: it was not sent.';

/** What clients are told of the work for them. */
export const noticeMail: AskedKind = {
  table: ({ notices }) => notices,
  isTyped: ({ notices }, id) => notices.entities[id]?.kind === 'Message',
  again: 'Send it again.',
  whyNotSo(state, id, on) {
    const notice = state.notices.entities[id];
    const account = state.accounts.entities[notice?.accountId ?? ''];
    if (!notice || !account) return GONE.words;
    if (!wantsNotice(account, notice.kind)) return NOT_WANTED;
    return isStillSo(state, notice, on) ? undefined : NOT_SO;
  },
  content(store, _write, id) {
    const notice = store.getState().notices.entities[id];
    return Promise.resolve(notice ? mailOf(notice, '', { files: [], isPaper: false }) : GONE);
  },
  answered: (_state, answer) => noticeAnswered(answer),
};
