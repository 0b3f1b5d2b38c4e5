import { statusesOf } from '@/machines/advance';
import { jobMachine } from '@/machines/job';
import type { Job } from '@/store/care/jobs/job';
import type { AccountRow } from '@/store/clients/accounts/account';
import { isRealDate } from '@/store/kit/dates';
import { listedText } from '@/store/kit/words';

const LONGEST_ID = 100;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A parameter that chooses rows of an address. */
interface Choice<Row> {
  description: string;
  /** What it may be, as OpenAPI has it. */
  schema: object;
  /** What it has to be, as it stands after its name in a sentence. */
  is: string;
  /** Whether a row is one of those that a text asks for; undefined of a text that is no such thing. */
  chooses: (text: string) => ((row: Row) => boolean) | undefined;
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
    chooses: (day) => (DAY.test(day) && isRealDate(day) ? (row) => (dayOf(row) ?? '') >= day : undefined),
  };
}

/** The ISO date on which the last of a job was done; null before it is Done. */
export const doneOnOf = ({ status, outcomes }: Pick<Job, 'status' | 'outcomes'>): string | null =>
  status === 'Done' ? (outcomes?.at(-1)?.on ?? null) : null;

export const CLIENT_CHOICES: Choices<AccountRow> = { client: byClient(({ id }) => id) };

export const JOB_CHOICES: Choices<Job> = {
  client: byClient(({ request }) => request.accountId),
  status: byWord(statusesOf(jobMachine), ({ status }) => status),
  raisedSince: since('Raised on this day or later.', ({ raisedOn }) => raisedOn),
  doneSince: since('Done on this day or later.', doneOnOf),
};
