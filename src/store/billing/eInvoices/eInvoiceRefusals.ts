import type { Refusal } from '@/journal/port/model';
import { isLive } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { WithCompany } from '@/store/billing/company/company';
import { formatMoney } from '@/format';
import { hasIrn, type Registration } from './eInvoice';
import { irnOfReported } from './irnOfReported';
import { supplierOf } from './parties';
import { qrDataOf } from './qrData';
import { documentNamed, reportedName, type Reported } from './reported';

interface Filed {
  id: string;
  accountId: string;
}

const notThere = { reason: 'One of the documents is not there any more: make the file again.' };

/** Why documents cannot go into a file for the portal: one is gone, was cancelled, or is another client's. */
export function fileRefusal(state: WithBills, { documents }: { documents: readonly Filed[] }): Refusal | undefined {
  if (documents.length === 0) return { reason: 'There is no document to be sent.' };
  for (const { id, accountId } of documents) {
    const named = documentNamed(state, id);
    if (!named || named.document.accountId !== accountId) return notThere;
    if (!isLive(named.document)) return { reason: `The ${reportedName(named)} was cancelled: make the file again.` };
  }
  return undefined;
}

/** In rupees: so much may the portal’s total differ (its own tolerance). */
const TOLERANCE = 1;

/** Why an answer of the portal is not one about a document: its IRN, number, supplier or total is another. */
export function answerFault(
  state: WithCompany,
  reported: Reported,
  { irn, qr }: Pick<Registration, 'irn' | 'qr'>,
): string | undefined {
  const { document } = reported;
  const name = reportedName(reported);
  if (irn !== irnOfReported(state, reported))
    return `This IRN is not that of ${name}: it was made of another number, year or GST number.`;
  const data = qrDataOf(qr);
  if (!data) return 'The signed QR code cannot be read. Choose the file with its full text.';
  if (data.irn !== irn) return `The QR code is of another IRN than that of ${name}.`;
  const { docNo = 'nothing' } = data;
  if (docNo.toUpperCase() !== document.docNo.toUpperCase()) return `The QR code is of ${docNo}, not of ${name}.`;
  if (data.gstin !== supplierOf(state, reported).gstin) return `The QR code is of another supplier than ours.`;
  return Math.abs(Number(data.total) - document.total) <= TOLERANCE
    ? undefined
    : `The portal has a total of ${formatMoney(Number(data.total))} for ${name}, which is of ${formatMoney(document.total)}.`;
}

/** Why the portal's answer about a document cannot be taken in. */
export function registerRefusal(
  state: WithBills & WithCompany,
  { id, accountId, ...registration }: Filed & Registration,
): Refusal | undefined {
  const named = documentNamed(state, id);
  if (!named || named.document.accountId !== accountId) return { reason: 'This document is not there any more.' };
  if (hasIrn(named.document)) return { reason: `The ${reportedName(named)} is registered already.` };
  if (!isLive(named.document))
    return { reason: `The ${reportedName(named)} was cancelled here: cancel it at the portal.` };
  const reason = answerFault(state, named, registration);
  return reason === undefined ? undefined : { reason };
}
