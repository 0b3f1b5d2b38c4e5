import { inPlainWords, SpokenError } from '@/journal/kit/plainWords';
import { logosOf } from '@/parts/paper/logos';
import type { Paper } from '@/store/billing/papers/paper';
import { reminderPapers } from '@/store/billing/papers/reminderPapers';
import { mailFoot } from '@/store/billing/reminders/mailFoot';
import type { Reminder } from '@/store/billing/reminders/reminder';
import type { AppStore } from '@/store/business/store';
import type { PaperFile, WritePapers } from '../papers/paperFiles';
import { complain } from '../tell';
import type { OutgoingMail } from './mailer';
import { mailHtml } from './mailHtml';
import type { SendOutcome } from './sendOutcome';

/** So many bytes of files go along at most: as they are written for a mail they are a third more, and hosts take 20 to 25 MB. */
const MOST_BYTES = 12_000_000;

/** As many files, in their order, as a mail may carry. */
function fitting(files: readonly PaperFile[]): readonly PaperFile[] {
  let bytes = 0;
  return files.filter((file) => (bytes += file.bytes.length) <= MOST_BYTES);
}

/**
 * The papers as files; undefined where they could not be written, which the office's log says: the reminder itself goes all the same.
 * Rejects with a SpokenError for a letter that no face has, as whoever reminds can mend that.
 */
async function filesOf(store: AppStore, write: WritePapers, papers: readonly Paper[]) {
  try {
    return fitting(await write(papers, await store.dispatch(logosOf(papers))));
  } catch (error) {
    if (error instanceof SpokenError) throw error;
    complain(`The papers of a mail could not be written: ${String(error)}`);
    return undefined;
  }
}

/** A reminder as it is mailed on an ISO date, with the statement and the open bills; or why it cannot be. */
export async function reminderMailOf(
  store: AppStore,
  write: WritePapers,
  reminder: Reminder,
  on: string,
): Promise<OutgoingMail | SendOutcome> {
  const { id, to, subject = '', language, accountId, billIds } = reminder;
  const account = store.getState().accounts.entities[accountId];
  const { papers, open } = account ? reminderPapers(store.getState(), account, billIds, on) : { papers: [], open: 0 };
  try {
    const files = await filesOf(store, write, papers);
    const text = [
      reminder.text,
      mailFoot(
        files?.map(({ name }) => name),
        open,
        language,
      ),
    ]
      .filter(Boolean)
      .join('\n\n');
    return { id, to, subject, text, html: mailHtml(text, language), files: files ?? [], isPaper: false };
  } catch (error) {
    return { what: 'refused', words: inPlainWords(error, 'Its PDF files could not be written.') };
  }
}
