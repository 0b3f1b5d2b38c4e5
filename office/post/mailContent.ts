import { SpokenError } from '@/journal/kit/plainWords';
import { logosOf } from '@/parts/paper/logos';
import type { Letter } from '@/store/billing/letters/letter';
import type { Paper } from '@/store/billing/papers/paper';
import type { AppStore } from '@/store/business/store';
import type { PaperFile, WritePapers } from '../papers/paperFiles';
import { complain } from '../tell';
import type { OutgoingMail } from './mailer';
import { mailHtml } from './mailHtml';
import type { SendOutcome } from './sendOutcome';

/** So many bytes of files go along at most: as they are written for a mail they are a third more, and hosts take 20 to 25 MB. */
const MOST_BYTES = 12_000_000;

const NOT_WRITTEN: SendOutcome = { what: 'later', words: 'Its PDF could not be written.' };

/** As many files, in their order, as a mail may carry. */
function fitting(files: readonly PaperFile[]): readonly PaperFile[] {
  let bytes = 0;
  return files.filter((file) => (bytes += file.bytes.length) <= MOST_BYTES);
}

/**
 * The papers as files, as many as fit; or why they could not be written: for good where no face has a letter of theirs, as a person
 * can mend that; else for now, and the office's log says why.
 */
export async function filesOf(
  store: AppStore,
  write: WritePapers,
  papers: readonly Paper[],
): Promise<readonly PaperFile[] | SendOutcome> {
  try {
    return fitting(await write(papers, await store.dispatch(logosOf(papers))));
  } catch (error) {
    if (error instanceof SpokenError) return { what: 'refused', words: error.message };
    complain(`The papers of a mail could not be written: ${String(error)}`);
    return NOT_WRITTEN;
  }
}

/** A letter as it is mailed: its text over a foot, as HTML as well, with files. */
export function mailOf(
  { id, to, subject = '', language, text: said }: Letter,
  foot: string,
  { files, isPaper }: Required<Pick<OutgoingMail, 'files' | 'isPaper'>>,
): OutgoingMail {
  const text = [said, foot].filter(Boolean).join('\n\n');
  return { id, to, subject, text, html: mailHtml(text, language), files, isPaper };
}
