import { nextDocNo } from '@/store/kit/docNumbers';
import type { Proforma } from '@/store/billing/proformas/proforma';
import type { WithBills } from './withBills';
import type { WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import type { WithReceipts } from '@/store/billing/receipts/receipt';
import type { WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import type { Table } from '@/store/kit/table';

/** The series of numbers that the company chooses the beginnings of. */
export const SERIES = [
  'billPrefix',
  'proformaPrefix',
  'creditPrefix',
  'debitPrefix',
  'receiptPrefix',
  'refundPrefix',
] as const;
export type Series = (typeof SERIES)[number];

/** The other series that begins as one does, as they are kept; undefined where none does. */
export const sameSeries = (prefixes: Partial<Record<Series, unknown>>, series: Series): Series | undefined =>
  SERIES.find((other) => other !== series && prefixes[series] !== undefined && prefixes[other] === prefixes[series]);

type Numbering = WithBills & WithDebitNotes & WithReceipts & WithRefundVouchers & { proformas: Table<Proforma> };

const TABLES = {
  billPrefix: ({ bills }: Numbering) => bills,
  proformaPrefix: ({ proformas }: Numbering) => proformas,
  creditPrefix: ({ creditNotes }: Numbering) => creditNotes,
  debitPrefix: ({ debitNotes }: Numbering) => debitNotes,
  receiptPrefix: ({ receipts }: Numbering) => receipts,
  refundPrefix: ({ refundVouchers }: Numbering) => refundVouchers,
};

/** The number that the next document of a series would get on an ISO date, with that beginning. */
export const nextNumber = (state: Numbering, series: Series, prefix: string, on: string): string =>
  nextDocNo(TABLES[series](state), prefix, on);
