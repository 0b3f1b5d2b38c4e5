import { metasIn } from './metas';
import type { Office } from './reader';

/**
 * Removes the chunks of a bucket that were put before an instant (ISO) and that no object names: of what somebody began to put and
 * never ended. Only the office's own programs may.
 */
export async function removeLeftovers(office: Office, bucket: string, before: string): Promise<void> {
  const stream = `OBJ_${bucket}`;
  const chunksOf = (id: string) => `$O.${bucket}.C.${id}`;
  // First, so that what is put meanwhile is in none of it, or in both.
  const subjects = await office.subjects(stream, chunksOf('>'));
  const ids = new Set(subjects.map((subject) => subject.slice(chunksOf('').length)));
  // One after the other, as nothing may be missed where there are more than one answer holds.
  if (ids.size > 0) for await (const { nuid } of metasIn(office, stream, bucket).all()) ids.delete(nuid);
  for (const id of ids) {
    const last = await office.find(stream, { last_by_subj: chunksOf(id) });
    if (last && last.time.toISOString() < before)
      await office.answered(() => office.manager.streams.purge(stream, { filter: chunksOf(id) }));
  }
}
