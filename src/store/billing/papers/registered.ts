import { formatDate, formatMinute } from '@/format';
import type { WithEInvoice } from '@/store/kit/eInvoices/eInvoice';
import type { Paper, PaperFact } from './paper';

/** The numbers that a document has at the e-invoice portal. */
export function registeredFacts({ eInvoice }: WithEInvoice): PaperFact[] {
  if (!eInvoice?.registration) return [];
  const { irn, ackNo, ackDate } = eInvoice.registration;
  if (eInvoice.cancelled)
    return [
      { label: 'IRN', value: irn },
      { label: 'IRN cancelled on', value: formatMinute(eInvoice.cancelled.at) },
    ];
  const ack = [ackNo, `of ${formatDate(ackDate.slice(0, 10))} ${ackDate.slice(11)}`].filter(Boolean).join(' ');
  return [
    { label: 'IRN', value: irn },
    { label: 'Ack No', value: ack },
  ];
}

/** What a paper shows of its e-invoice: the code (rule 46(r) of the CGST Rules), and its numbers in words. */
export function registeredParts(document: WithEInvoice): Pick<Paper, 'signed'> & { registration: string[] } {
  const { registration, cancelled } = document.eInvoice ?? {};
  const text = cancelled ? '' : (registration?.qr ?? '');
  return {
    ...(text !== '' && { signed: { text, caption: 'E-invoice' } }),
    registration: registeredFacts(document).map(({ label, value }) => `${label} ${value}`),
  };
}
