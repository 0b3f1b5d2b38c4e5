/** What GSTR-1 amends of documents of earlier months, as the GST portal takes it prepared offline. */

import type { B2bBuyer, B2clPlace, B2csRecord, NotedBuyer, PortalTax, UnregisteredNote } from './file';

/** Under which number and date a bill was filed. */
interface Original {
  oinum: string;
  oidt: string;
}
/** The same of a note. */
interface OriginalNote {
  ont_num: string;
  ont_dt: string;
}

/** All amended bills of a registered buyer. */
interface AmendedBuyer extends Pick<B2bBuyer, 'ctin'> {
  inv: readonly (Original & B2bBuyer['inv'][number])[];
}

/** The amended large bills to one state. */
interface AmendedPlace extends Pick<B2clPlace, 'pos'> {
  inv: readonly (Original & B2clPlace['inv'][number])[];
}

/** What a month sold to all other buyers without a GST number in one state: it takes the place of what was filed. */
export interface RevisedB2cs extends Pick<B2csRecord, 'sply_ty' | 'typ' | 'pos'> {
  /** `MMYYYY`. */
  omon: string;
  itms: readonly (PortalTax & Pick<B2csRecord, 'rt' | 'txval' | 'csamt'>)[];
}

/** The amended notes of a registered buyer. */
interface AmendedNotedBuyer extends Pick<NotedBuyer, 'ctin'> {
  nt: readonly (OriginalNote & NotedBuyer['nt'][number])[];
}

/** An amended note on a large bill of a buyer without a GST number. */
type AmendedUnregisteredNote = OriginalNote & UnregisteredNote;

/** What a file amends, section by section. */
export interface AmendedRecords {
  b2ba: AmendedBuyer[];
  b2cla: AmendedPlace[];
  b2csa: RevisedB2cs[];
  cdnra: AmendedNotedBuyer[];
  cdnura: AmendedUnregisteredNote[];
}
