import { statusesOf } from '@/machines/advance';
import { jobMachine } from '@/machines/job';
import type { Job } from '@/store/care/jobs/job';
import type { AccountRow } from '@/store/clients/accounts/account';
import { isRealDay } from '@/store/kit/calendar';
import { isRealDate } from '@/store/kit/dates';
import type { Numbered } from '@/store/kit/table';
import { listedText } from '@/store/kit/words';
import type { WasChanged } from './changedRows';
import { placeOfText } from './journalPlace';

const LONGEST_ID = 100;
const INSTANT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,3})?Z$/;

/** Whether a row is one of those that are asked for, by what is known of changes. */
export type IsChosen<Row> = (row: Row, wasChanged: WasChanged) => boolean;

/** A parameter that chooses rows of an address. */
interface Choice<Row> {
  description: string;
  /** What it may be, as OpenAPI has it. */
  schema: object;
  /** What it has to be, as it stands after its name in a sentence. */
  is: string;
  /** Whether a row is one of those that a text asks for; undefined of a text that is no such thing. */
  chooses: (text: string) => IsChosen<Row> | undefined;
}

export type Choices<Row> = Readonly<Record<string, Choice<Row>>>;

function byClient<Row>(clientOf: (row: Row) => string | undefined): Choice<Row> {
  return {
    description: 'Of the client with this id alone.',
    schema: { type: 'string', minLength: 1, maxLength: LONGEST_ID },
    is: 'the id of a client',
    chooses: (id) => (id === '' || id.length > LONGEST_ID ? undefined : (row) => clientOf(row) === id),
  };
}

function byWord<Row>(words: readonly string[], wordOf: (row: Row) => string): Choice<Row> {
  return {
    description: 'Those that are so alone.',
    schema: { enum: [...words] },
    is: `one of ${listedText(words)}`,
    chooses: (word) => (words.includes(word) ? (row) => wordOf(row) === word : undefined),
  };
}

/** By an ISO date, from which on something is; what has none yet is not chosen. */
function since<Row>(description: string, dayOf: (row: Row) => string | null): Choice<Row> {
  return {
    description,
    schema: { type: 'string', format: 'date' },
    is: 'a day such as 2026-11-21',
    chooses: (day) => (isRealDay(day) ? (row) => (dayOf(row) ?? '') >= day : undefined),
  };
}

/** By the place of the journal that an answer before told, after which something was said that changed what is told. */
const changedSince = (what: string): Choice<Numbered> => ({
  description: [
    'Those alone that may have changed since an answer: give the asOf of the first page of the last reading.',
    `A change is any fact that the office confirmed, or took back, which changed ${what}.`,
    'No change is left out, whichever of its machines answers, and whatever their clocks say.',
    'The office knows which rows changed since its last snapshot, which is a thousand facts old at most as it is started: since an earlier answer, one of another office or a time, all rows count as changed.',
    'What was deleted is not told: read all rows now and then.',
  ].join(' '),
  schema: { type: 'string', maxLength: LONGEST_ID },
  is: 'the asOf of an answer before, as it was',
  chooses(text) {
    const place = placeOfText(text);
    if (place) return ({ id }, wasChanged) => wasChanged(id, place);
    // A time tells no place: facts of one that moved in are older than those before them.
    return INSTANT.test(text) && isRealDate(text) ? () => true : undefined;
  },
});

/** The ISO date on which the last of a job was done; null before it is Done. */
export const doneOnOf = ({ status, outcomes }: Pick<Job, 'status' | 'outcomes'>): string | null =>
  status === 'Done' ? (outcomes?.at(-1)?.on ?? null) : null;

export const CLIENT_CHOICES: Choices<AccountRow> = {
  client: byClient(({ id }) => id),
  changedSince: changedSince(
    'the client, or what it owes: a bill, a note, a receipt, an opening balance or a write-off',
  ),
};

export const JOB_CHOICES: Choices<Job> = {
  client: byClient(({ request }) => request.accountId),
  status: byWord(statusesOf(jobMachine), ({ status }) => status),
  raisedSince: since('Raised on this day or later.', ({ raisedOn }) => raisedOn),
  doneSince: since('Done on this day or later.', doneOnOf),
  changedSince: changedSince('the job'),
};
