import { paths } from '@/paths';
import { documentMend } from '@/store/billing/returns/mending';
import type { Missing } from '@/store/billing/returns/missing';
import type { TaxReturn } from '@/store/billing/returns/taxReturn';
import type { PortalFault } from './portalFault';

type Told = Pick<TaxReturn, 'b2b' | 'b2cl' | 'credits' | 'debits'>;

/** What the portal would refuse of a return's file as rows of what is missing, each with the way to its document. */
export function faultRows(faults: readonly PortalFault[], { b2b, b2cl, credits, debits }: Told): Missing[] {
  const { invoiceOf, creditNoteOf, debitNoteOf } = paths.sales;
  const documents = [
    ...[...b2b, ...b2cl].map((row) => ({ row, pageOf: invoiceOf })),
    ...credits.map((row) => ({ row, pageOf: creditNoteOf })),
    ...debits.map((row) => ({ row, pageOf: debitNoteOf })),
  ];
  return faults.map(({ docNo, what }, place) => {
    const found = docNo === '' ? undefined : documents.find(({ row }) => row.docNo === docNo);
    return {
      id: `fault ${place}`,
      accountId: '',
      docNo,
      name: found?.row.name ?? '',
      what: `The portal would refuse ${what}.`,
      ...(found && { mend: documentMend(found.row, found.pageOf) }),
    };
  });
}
