import type { Office } from '@/journal/adapters/nats/reader';
import { readSubject, STREAMS, subjectsOfId } from '@/journal/adapters/nats/subjects';

/** The subjects of all that the journal keeps under an identity, though it was taken back since. */
export const subjectsKept = async (office: Pick<Office, 'subjects'>, id: string): Promise<string[]> =>
  (await Promise.all(subjectsOfId(id).map((like) => office.subjects(STREAMS.journal, like)))).flat();

/** Whether somebody of that name ever said a fact with an identity, though it was taken back since. */
export const wasSaidBy =
  (office: Pick<Office, 'subjects'>, by: string) =>
  async (id: string): Promise<boolean> =>
    (await subjectsKept(office, id)).some((subject) => readSubject(subject).user === by);
