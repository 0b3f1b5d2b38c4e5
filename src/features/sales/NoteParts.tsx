import type { TaxReturn } from '@/store/billing/returns/taxReturn';
import { ReturnPart } from './ReturnPart';
import { creditColumns, debitColumns } from './taxReturnColumns';

/** The credit notes of a month that are told by themselves, and its debit notes where there are any. */
export const NoteParts = ({ debits, credits }: Pick<TaxReturn, 'debits' | 'credits'>) => (
  <>
    <ReturnPart
      title="Debit notes"
      name="debits"
      note="What was added to the bills of B2B and B2C large, with the bill of each. Debit notes over other bills are added above."
      rows={debits}
      columns={debitColumns}
      searchHint="Number, GSTIN or name"
    />
    <ReturnPart
      title="Credit notes"
      name="credits"
      note="What was taken off the bills of B2B and B2C large, with the bill of each. Credit notes on other bills are taken off above."
      rows={credits}
      columns={creditColumns}
      searchHint="Number, GSTIN or name"
      empty="No credit note on a bill of B2B or B2C large."
    />
  </>
);
