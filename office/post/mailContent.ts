import { inPlainWords, SpokenError } from '@/journal/kit/plainWords';
import { logosOf } from '@/parts/paper/logos';
import type { Paper } from '@/store/billing/papers/paper';
import { reminderPapers } from '@/store/billing/papers/reminderPapers';
import { mailFoot } from '@/store/billing/reminders/mailFoot';
import type { Reminder } from '@/store/billing/reminders/reminder';
import type { AppStore } from '@/store/business/store';
import type { PaperFile, WritePapers } from '../papers/paperFiles';
import type { OutgoingMail } from './mailer';
import { mailHtml } from './mailHtml';
import type { SendOutcome } from './sendOutcome';

/** A mail, or why it cannot be written. */
type Content = OutgoingMail | SendOutcome;

/** Goes on with the files of papers; says why they could not be written, for good where one has a letter that no face has. */
async function withFiles(
  store: AppStore,
  write: WritePapers,
  papers: readonly Paper[],
  work: (files: readonly PaperFile[]) => OutgoingMail,
): Promise<Content> {
  try {
    return work(await write(papers, await store.dispatch(logosOf(papers))));
  } catch (error) {
    const words = inPlainWords(error, 'Its PDF files could not be written.');
    return { what: error instanceof SpokenError ? 'refused' : 'later', words };
  }
}

/** A reminder as it is mailed, with the statement and the open bills. */
export function reminderMailOf(store: AppStore, write: WritePapers, reminder: Reminder): Promise<Content> {
  const { id, to, subject = '', language, accountId } = reminder;
  const account = store.getState().accounts.entities[accountId];
  const { papers, left } = account ? reminderPapers(store.getState(), account, reminder) : { papers: [], left: 0 };
  return withFiles(store, write, papers, (files) => {
    const foot = mailFoot(
      files.map(({ name }) => name),
      left,
      language,
    );
    const text = [reminder.text, foot].filter(Boolean).join('\n\n');
    return { id, to, subject, text, html: mailHtml(text, language), files, isPaper: false };
  });
}
