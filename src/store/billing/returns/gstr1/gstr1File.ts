import type { AmendedRecords } from './amendedFile';
import type { B2bBuyer, B2clPlace, B2csRecord, Gstr1Head, Gstr1Summaries, NotedBuyer, UnregisteredNote } from './file';

/** A file as the portal takes it. */
export interface Gstr1File extends Gstr1Head, Gstr1Summaries, Partial<AmendedRecords> {
  b2b?: readonly B2bBuyer[];
  b2cl?: readonly B2clPlace[];
  b2cs?: readonly B2csRecord[];
  cdnr?: readonly NotedBuyer[];
  cdnur?: readonly UnregisteredNote[];
}
