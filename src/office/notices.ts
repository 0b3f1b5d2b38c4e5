import type { JournalState } from '@/journal/sync/journalSlice';
import { isFor } from './boards';
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
  cure?: 'reload' | 'sign in' | 'bring along';
}

export interface Situation {
  office: Pick<OfficeState, 'link' | 'why' | 'user' | 'alerts' | 'clockAhead' | 'asOf' | 'own'>;
  journal: Pick<JournalState, 'status' | 'outdated' | 'setAside' | 'waiting' | 'trouble'>;
  /** How many of the facts that wait to be sent this browser could not keep. */
  passing: number;
  /** Whether the link has been like this for some seconds. */
  late: boolean;
  /** Why there is nothing for this person. */
  whyNobody?: string | undefined;
  /** Of an installer's app. */
  language?: Language;
}

/** Of the business that the browser keeps by itself. */
export const OWN_THERE = 'You have a business in this browser: bring it along.';
/** Of what somebody did here and the office does not have yet: nothing of what it is. */
export const waitingHereWords = ({ name, count }: WaitingHere): string =>
  `${formatCountOf(count, 'change')} of ${name} not sent to the office yet. Sign in as ${name} to send ${count === 1 ? 'it' : 'them'}.`;
const OWN_IN_PART = 'Only a part of this browser’s business is in this office.';

function linkNotice({ office, journal: { status, outdated }, late, language = 'en' }: Situation): OfficeNotice[] {
  const words = wordsIn(NOTICE_WORDS, language);
  const { link, why, asOf } = office;
  if (link === 'barred') return [{ key: link, kind: 'error', text: why ?? words.barred, cure: 'sign in' }];
  if (link === 'away' && status === 'ready' && !outdated) {
    // Also of a page that was opened meanwhile and shows what this browser kept.
    const text = asOf === undefined ? words.away : words.awayWithCopy(instantWords(asOf));
    return [{ key: link, kind: 'warning', text }];
  }
  if (link === 'signed out' || status !== 'loading') return [];
  if (why !== undefined) return [{ key: 'journal', kind: 'warning', text: why }];
  return link === 'connected' || !late ? [] : [{ key: 'away', kind: 'warning', text: words.awayAtStart }];
}

function sendingNotice({ office: { link }, journal: { status, waiting, trouble } }: Situation): OfficeNotice[] {
  // That the office is away is said already.
  if (link !== 'connected' || status !== 'ready' || trouble === undefined) return [];
  const text = waiting > 0 ? `Not sent yet: ${trouble}` : `What others change may be missing here: ${trouble}`;
  return [{ key: 'sending', kind: 'warning', text }];
}

function passingNotice({ passing }: Situation): OfficeNotice[] {
  if (passing === 0) return [];
  const [what, they] = passing === 1 ? ['1 change that waits', 'it is'] : [`${passing} changes that wait`, 'they are'];
  const text = `This browser could not keep ${what} to be sent. Leave this tab open until ${they} sent, and free some space on this device.`;
  return [{ key: 'passing', kind: 'warning', text }];
}

function readingNotice({ journal: { outdated, setAside }, language = 'en' }: Situation): OfficeNotice[] {
  if (outdated) return [{ key: 'outdated', kind: 'warning', text: NOTICE_WORDS.outdated[language], cure: 'reload' }];
  if (setAside === 0) return [];
  const what = setAside === 1 ? '1 entry could not be read and was' : `${setAside} entries could not be read and were`;
  return [{ key: 'set aside', kind: 'warning', text: `${what} set aside; the rest is here.` }];
}

function clockNotice({ office: { clockAhead } }: Situation): OfficeNotice[] {
  const text = clockWords(clockAhead);
  return text === undefined ? [] : [{ key: 'clock', kind: 'warning', text }];
}

const nobodyNotice = ({ whyNobody, journal: { status } }: Situation): OfficeNotice[] =>
  whyNobody === undefined || status !== 'ready' ? [] : [{ key: 'nobody', kind: 'warning', text: whyNobody }];

function ownNotice({ office, journal: { status } }: Situation): OfficeNotice[] {
  const own = selectWaitingOwn({ office });
  if (!own || office.user?.role !== 'admin' || status !== 'ready') return [];
  return own.stage === 'begun'
    ? [{ key: 'own', kind: 'warning', text: OWN_IN_PART, cure: 'bring along' }]
    : [{ key: 'own', kind: 'info', text: OWN_THERE, cure: 'bring along' }];
}

const alertNotices = ({ office: { user, alerts } }: Situation): OfficeNotice[] =>
  alerts
    .filter((alert) => isFor(user?.role, alert))
    .map(({ kind, text, since }) => ({ key: `alert ${kind} ${since}`, kind: 'warning', text, since }));

/** What the shell of a shared office says above every screen, the gravest first: in words, and each thing once. */
export const officeNotices = (situation: Situation): OfficeNotice[] => [
  ...linkNotice(situation),
  ...readingNotice(situation),
  ...passingNotice(situation),
  ...sendingNotice(situation),
  ...nobodyNotice(situation),
  ...clockNotice(situation),
  ...alertNotices(situation),
  ...ownNotice(situation),
];
