import { IRN_CANCEL_CODES, type IrnCancelling } from '@/store/kit/eInvoices/eInvoice';
import { portalText } from './portalText';

/** What the portal's file for cancelling asks of an IRN (e-invoice API, cancel, schema 1.03). */
interface CancelRecord {
  Irn: string;
  CnlRsn: string;
  CnlRem: string;
}

/** The file with which the portal cancels an IRN. */
export const cancelFile = (
  irn: string,
  { reason, remark }: Pick<IrnCancelling, 'reason' | 'remark'>,
): CancelRecord[] => [{ Irn: irn, CnlRsn: IRN_CANCEL_CODES[reason], CnlRem: portalText(remark, 100) }];

/** What that file is called; a document's number has signs that no file has in its name. */
export const cancelFileName = (docNo: string): string => `cancel IRN of ${docNo.replaceAll('/', '-')}.json`;
