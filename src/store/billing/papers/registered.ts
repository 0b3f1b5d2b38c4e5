import { formatDate, formatMinute } from '@/format';
import type { WithEInvoice } from '@/store/billing/eInvoices/eInvoice';
import type { Paper } from './paper';

/** What a paper shows of its e-invoice: the code (rule 46(r) of the CGST Rules), and its numbers in words. */
export function registeredParts({ eInvoice }: WithEInvoice): Pick<Paper, 'signed'> & { registration: string[] } {
  if (!eInvoice?.registration) return { registration: [] };
  const { irn, ackNo, ackDate, qr } = eInvoice.registration;
  if (eInvoice.cancelled)
    return { registration: [`IRN ${irn}`, `IRN cancelled on ${formatMinute(eInvoice.cancelled.at)}`] };
  const ack = [ackNo, `of ${formatDate(ackDate.slice(0, 10))} ${ackDate.slice(11)}`].filter(Boolean).join(' ');
  return {
    ...(qr !== '' && { signed: { text: qr, caption: 'E-invoice' } }),
    registration: [`IRN ${irn}`, `Ack No ${ack}`],
  };
}
