import type { Advances } from '@/store/billing/returns/advances';
import { ReturnPart } from './ReturnPart';
import { advanceColumns } from './taxReturnColumns';

/** What came in advance, and what was used up of it. */
export const AdvanceParts = ({ received, adjusted }: Advances) => (
  <>
    <ReturnPart
      title="Advances received"
      name="advances"
      note="Table 11A: what came for services and was on account at the month’s end, with the GST in it. Of an advance for goods alone no GST is due yet: take it out on the portal before you file."
      rows={received}
      columns={advanceColumns}
      empty="Nothing that came was on account at the month’s end."
    />
    <ReturnPart
      title="Advances adjusted"
      name="adjusted"
      note="Table 11B: what was on account before the month and settled bills in it, or was paid back. What you took out of 11A, take out here as well. What a client had to its credit before its first bill is in neither table."
      rows={adjusted}
      columns={advanceColumns}
      empty="Nothing of earlier months was used up."
    />
  </>
);
