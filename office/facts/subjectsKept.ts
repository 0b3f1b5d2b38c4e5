import type { Office } from '@/journal/adapters/nats/reader';
import { STREAMS, subjectsOfId } from '@/journal/adapters/nats/subjects';

/** The subjects of all that the journal keeps under an identity, though it was taken back since. */
export const subjectsKept = async (office: Pick<Office, 'subjects'>, id: string): Promise<string[]> =>
  (await Promise.all(subjectsOfId(id).map((like) => office.subjects(STREAMS.journal, like)))).flat();
