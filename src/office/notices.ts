import type { JournalState } from '@/journal/sync/journalSlice';
import { formatCountOf } from '@/format';
import { clockWords } from './clockWords';
import { instantWords } from './instantWords';
import { NOTICE_WORDS } from './noticeWords';
import type { OfficeState, WaitingHere } from '@/store/browser/officeSlice';
import { selectWaitingOwn } from '@/store/browser/selectOffice';
import { wordsIn, type Language } from '@/store/kit/language';

/** A line above every screen. */
export interface OfficeNotice {
  key: string;
  kind: 'info' | 'warning' | 'error';
  text: string;
  /** ISO instant, by the office's clock. */
  since?: string;
  /** What helps. */
  cure?: 'reload' | 'sign in' | 'bring along' | 'give up';
}

export interface Situation {
  office: Pick<OfficeState, 'link' | 'why' | 'user' | 'alerts' | 'clockAhead' | 'asOf' | 'own' | 'shut'>;
  journal: Pick<JournalState, 'status' | 'outdated' | 'setAside' | 'waiting' | 'trouble'>;
  /** How many of the facts that wait to be sent this browser could not keep. */
  passing: number;
  /** Whether the link has been like this for some seconds. */
  late: boolean;
  /** Why there is nothing for this person. */
  whyNobody?: string | undefined;
  /** Of an installer's app. */
  language?: Language;
  /** Says a reason in that language; in English where not given. */
  told?: (reason: string) => string;
}

const asSaid = (reason: string) => reason;

/** Of the business that the browser keeps by itself. */
export const OWN_THERE = 'You have a business in this browser: bring it along.';
/** Of what somebody did here and the office does not have yet: nothing of what it is. */
export const waitingHereWords = ({ name, count }: WaitingHere): string =>
  `${formatCountOf(count, 'change')} of ${name} not sent to the office yet. Sign in as ${name} to send ${count === 1 ? 'it' : 'them'}.`;
const OWN_IN_PART = 'Only a part of this browser’s business is in this office.';

function linkNotice({
  office,
  journal: { status, outdated },
  late,
  language = 'en',
  told = asSaid,
}: Situation): OfficeNotice[] {
  const words = wordsIn(NOTICE_WORDS, language);
  const { link, why, asOf } = office;
  if (link === 'barred')
    return [{ key: link, kind: 'error', text: why === undefined ? words.barred : told(why), cure: 'sign in' }];
  if (link === 'away' && status === 'ready' && !outdated) {
    // Also of a page that was opened meanwhile and shows what this browser kept.
    const text = asOf === undefined ? words.away : words.awayWithCopy(instantWords(asOf, language));
    return [{ key: link, kind: 'warning', text }];
  }
  if (link === 'signed out' || status !== 'loading') return [];
  if (why !== undefined) return [{ key: 'journal', kind: 'warning', text: told(why) }];
  return link === 'connected' || !late ? [] : [{ key: 'away', kind: 'warning', text: words.awayAtStart }];
}

function sendingNotice({ office: { link }, journal, language = 'en', told = asSaid }: Situation): OfficeNotice[] {
  const { status, waiting, trouble } = journal;
  // That the office is away is said already.
  if (link !== 'connected' || status !== 'ready' || trouble === undefined) return [];
  const words = wordsIn(NOTICE_WORDS, language);
  const why = told(trouble);
  return [{ key: 'sending', kind: 'warning', text: waiting > 0 ? words.notSent(why) : words.missing(why) }];
}

const passingNotice = ({ passing, language = 'en' }: Situation): OfficeNotice[] =>
  passing === 0 ? [] : [{ key: 'passing', kind: 'warning', text: NOTICE_WORDS.passing[language](passing) }];

const shutNotice = ({ office: { shut }, language = 'en' }: Situation): OfficeNotice[] =>
  shut === 0 ? [] : [{ key: 'shut', kind: 'warning', text: NOTICE_WORDS.shut[language](shut), cure: 'give up' }];

function readingNotice({ journal: { outdated, setAside }, language = 'en' }: Situation): OfficeNotice[] {
  if (outdated) return [{ key: 'outdated', kind: 'warning', text: NOTICE_WORDS.outdated[language], cure: 'reload' }];
  return setAside === 0 ? [] : [{ key: 'set aside', kind: 'warning', text: NOTICE_WORDS.setAside[language](setAside) }];
}

function clockNotice({ office: { clockAhead }, language = 'en' }: Situation): OfficeNotice[] {
  const text = clockWords(clockAhead, language);
  return text === undefined ? [] : [{ key: 'clock', kind: 'warning', text }];
}

const nobodyNotice = ({ whyNobody, journal: { status }, told = asSaid }: Situation): OfficeNotice[] =>
  whyNobody === undefined || status !== 'ready' ? [] : [{ key: 'nobody', kind: 'warning', text: told(whyNobody) }];

function ownNotice({ office, journal: { status } }: Situation): OfficeNotice[] {
  const own = selectWaitingOwn({ office });
  if (!own || office.user?.role !== 'admin' || status !== 'ready') return [];
  return own.stage === 'begun'
    ? [{ key: 'own', kind: 'warning', text: OWN_IN_PART, cure: 'bring along' }]
    : [{ key: 'own', kind: 'info', text: OWN_THERE, cure: 'bring along' }];
}

const alertNotices = ({ office: { alerts } }: Situation): OfficeNotice[] =>
  alerts.map(({ kind, text, since }) => ({ key: `alert ${kind} ${since}`, kind: 'warning', text, since }));

/** What the shell of a shared office says above every screen, the gravest first: in words, and each thing once. */
export const officeNotices = (situation: Situation): OfficeNotice[] => [
  ...linkNotice(situation),
  ...readingNotice(situation),
  ...passingNotice(situation),
  ...sendingNotice(situation),
  ...shutNotice(situation),
  ...nobodyNotice(situation),
  ...clockNotice(situation),
  ...alertNotices(situation),
  ...ownNotice(situation),
];
