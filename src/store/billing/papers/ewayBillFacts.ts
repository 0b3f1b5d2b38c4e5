import { formatDate } from '@/format';
import { EWAY_BILL_LABELS, type EwayBill } from '@/store/stock/challans/ewayBill';
import type { PaperFact } from './paper';

/** What a paper and a page tell of an e-way bill; nothing where there is none. */
export const ewayBillFacts = (ewayBill: EwayBill | undefined): PaperFact[] =>
  ewayBill === undefined
    ? []
    : [
        { label: EWAY_BILL_LABELS.no, value: ewayBill.no },
        { label: EWAY_BILL_LABELS.on, value: formatDate(ewayBill.on) },
      ];
