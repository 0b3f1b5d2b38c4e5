import type { UnknownAction } from '@reduxjs/toolkit';
import type { KnownEntry, Replica } from '@/journal/replica';
import { factUndone } from '@/journal/undo';
import { accountWords } from '@/store/accounts/accountWords';
import { additionWords } from '@/store/additions/additionWords';
import { careRequestWords } from '@/store/careRequests/careRequestWords';
import { configuredWords } from '@/store/configured/configuredWords';
import { deactivationWords } from '@/store/deactivations/deactivationWords';
import { deletionWords } from '@/store/deletions/deletionWords';
import { jobWords } from '@/store/jobs/jobWords';
import { messageWords } from '@/store/messages/messageWords';
import { receivedWords } from '@/store/received/receivedWords';
import { requestWords } from '@/store/requests/requestWords';
import { requisitionWords } from '@/store/requisitions/requisitionWords';
import { cleanLine } from '@/store/cleanText';
import { vendorWords } from '@/store/vendors/vendorWords';
import { businessOf, businessReplaced, type Business } from './business';

/** One thing that somebody did, in words that follow their name: Asha "added vendor Metro Cables". */
export interface Activity {
  seq: number;
  /** ISO instant. */
  at: string;
  by: string;
  text: string;
  /** Why it changed nothing: somebody was faster. */
  overtaken?: string | undefined;
}

const REPLACED: Record<string, string> = {
  sample: 'loaded the sample data',
  backup: 'restored a backup',
  emptying: 'emptied the business',
  recovery: 'recovered the business after its storage was deleted',
  undo: 'put back all that was there before',
};

const words = [
  ...vendorWords,
  ...requestWords,
  ...receivedWords,
  ...configuredWords,
  ...accountWords,
  ...deactivationWords,
  ...jobWords,
  ...deletionWords,
  ...additionWords,
  ...requisitionWords,
  ...careRequestWords,
  ...messageWords,
];

/** A fact in words that follow its author's name, with the names that records have now. */
export function inWords(fact: UnknownAction, business: Business): string {
  if (businessReplaced.match(fact)) return (Object.hasOwn(REPLACED, fact.meta.by) && REPLACED[fact.meta.by]) || fact.type;
  if (factUndone.match(fact)) return `took back: ${inWords(fact.payload.fact, business)}`;
  for (const tell of words) {
    const text = tell(fact, business);
    if (text !== undefined) return text;
  }
  return fact.type;
}

/** The same of an entry that nobody looked through, as it may be older than the last snapshot. */
function told(action: UnknownAction, business: Business): string {
  try {
    return inWords(action, business);
  } catch {
    return 'did something that cannot be read';
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? cleanLine(value) : '');

const activityOf = ({ seq, at, by, action, overtaken }: KnownEntry, business: Business): Activity => ({
  seq,
  at: textOf(at),
  by: textOf(by),
  // What is older than the last snapshot was not checked again.
  text: cleanLine(told(action, business)),
  overtaken,
});

// A whole business is not unpacked for a line that needs nothing of it.
const isTold = ({ bulk, action }: KnownEntry) => bulk === undefined || businessReplaced.match(action);

type Read = (replica: Replica) => Promise<KnownEntry[]>;

const readActivities =
  (upTo: number, read: Read) =>
  async (_dispatch: unknown, getState: () => Business, replica: Replica | undefined): Promise<Activity[]> => {
    if (!replica) return [];
    const entries = (await read(replica)).filter(({ seq }) => seq <= upTo);
    const unpacked = await replica.unpacked(entries.filter((entry) => !isTold(entry)));
    const whole = new Map(unpacked.map((entry) => [entry.seq, entry]));
    return entries.map((entry) => activityOf(whole.get(entry.seq) ?? entry, businessOf(getState())));
  };

/** The newest so many activities up to the entry `upTo`, newest first. */
export const readNewest = (upTo: number, limit: number) => readActivities(upTo, (replica) => replica.newest(limit));

/** The same of one record, however long ago they were. */
export const readHistory = (upTo: number, limit: number, record: string) =>
  readActivities(upTo, (replica) => replica.history(record, limit));
