import { DiscardPolicy, type StreamConfig } from '@nats-io/jetstream';
import { noteText, type JournalNote } from './journalNote';
import { BUCKETS, KEPT, STREAMS, WAYS } from './subjects';

type Config = Partial<StreamConfig> & { name: string };

/** The server repeats what it has kept, without the content. */
const repeated = (name: string, src = '>') => ({ republish: { src, dest: `${KEPT}.${name}.>`, headers_only: true } });

/** One message of each subject is kept, the first one, for ever. */
const FIRST_ONLY = { max_msgs_per_subject: 1, discard: DiscardPolicy.New, discard_new_per_subject: true };
/** One message of each subject is kept, the last one. */
const LAST_ONLY = { max_msgs_per_subject: 1 };
/** Sign-ins are few and small: what would fill more than this is none of the office's own programs' doing. */
const ACCESS_BYTES = 64 * 1024 * 1024;
const FOR_EVER = { deny_delete: true, deny_purge: true };

const bucket = (name: string, news: object = {}): Config => ({
  name: `OBJ_${name}`,
  subjects: [`$O.${name}.C.>`, `$O.${name}.M.>`, `$O.${name}.P.>`],
  ...news,
});

/** The streams of an office whose journal says this of itself, each on so many machines. */
export const streamsOf = (note: JournalNote, replicas: number): Config[] =>
  [
    {
      name: STREAMS.journal,
      description: noteText(note),
      subjects: WAYS.map((way) => `office.${way}.>`),
      ...FIRST_ONLY,
      ...FOR_EVER,
      ...repeated(STREAMS.journal),
    },
    { name: STREAMS.aside, subjects: ['office.aside.>'], ...FIRST_ONLY, ...FOR_EVER, ...repeated(STREAMS.aside) },
    { name: STREAMS.people, subjects: ['office.people.*'], ...LAST_ONLY, ...repeated(STREAMS.people) },
    { name: STREAMS.secrets, subjects: ['office.secrets.*'], ...LAST_ONLY },
    { name: STREAMS.access, subjects: ['office.access.*.*'], ...LAST_ONLY, max_bytes: ACCESS_BYTES },
    { name: STREAMS.post, subjects: ['office.post.*.*'], ...LAST_ONLY },
    { name: STREAMS.alerts, subjects: ['office.alerts.*'], ...LAST_ONLY, ...repeated(STREAMS.alerts) },
    { name: STREAMS.adminAlerts, subjects: ['office.admin-alerts.*'], ...LAST_ONLY, ...repeated(STREAMS.adminAlerts) },
    // With their content: who reads it reads all of it, a minute after the other.
    {
      name: STREAMS.contacts,
      subjects: ['office.contacts.*'],
      ...LAST_ONLY,
      republish: { src: '>', dest: `${KEPT}.${STREAMS.contacts}.>` },
    },
    bucket(BUCKETS.contents),
    bucket(BUCKETS.snapshots, repeated(`OBJ_${BUCKETS.snapshots}`, `$O.${BUCKETS.snapshots}.M.>`)),
    bucket(BUCKETS.snapshotParts),
  ].map((config) => ({ num_replicas: replicas, ...config }));
