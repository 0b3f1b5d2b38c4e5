import type { AmendedRows } from '@/store/billing/returns/amendedRows';
import { ReturnPart } from './ReturnPart';
import { amendedBillColumns, amendedCreditColumns, amendedDebitColumns, revisedColumns } from './amendedColumns';

const SEARCH = 'Number, GSTIN or name';

/** What a return amends of earlier months, in the sections that have any. */
export const AmendedParts = ({ bills, debits, credits, b2c }: AmendedRows) => (
  <>
    <ReturnPart
      title="Amended bills"
      name="amended-bills"
      note="Bills of closed months for the recipients that they should have had (table 9A). What was filed for their month stays."
      rows={bills}
      columns={amendedBillColumns}
      searchHint={SEARCH}
    />
    <ReturnPart
      title="Amended debit notes"
      name="amended-debits"
      note="Debit notes of earlier months over amended bills (table 9C)."
      rows={debits}
      columns={amendedDebitColumns}
      searchHint={SEARCH}
    />
    <ReturnPart
      title="Amended credit notes"
      name="amended-credits"
      note="Credit notes of earlier months on amended bills (table 9C)."
      rows={credits}
      columns={amendedCreditColumns}
      searchHint={SEARCH}
    />
    <ReturnPart
      title="Amended B2C others"
      name="amended-b2c"
      note="What is left of the sums of earlier months without the amended bills (table 10). These stand above, for their new recipients."
      rows={b2c}
      columns={revisedColumns}
    />
  </>
);
