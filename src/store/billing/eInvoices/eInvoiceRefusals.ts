import type { Refusal } from '@/journal/port/model';
import { isLive } from '@/store/billing/bills/bill';
import type { WithCompany } from '@/store/billing/company/company';
import { formatMinute, formatMoney } from '@/format';
import {
  cancelledUntil,
  hasIrn,
  isIrnCancelled,
  type IrnCancelling,
  type Registration,
  type WithEInvoice,
} from '@/store/kit/eInvoices/eInvoice';
import type { EInvoiceKind } from './irn';
import { irnOfReported } from './irnOfReported';
import { sellerOf } from './parties';
import { qrDataOf } from './qrData';
import type { Registrable } from './registrable';
import { documentNamed, reportedName, type Reported, type WithReported } from './reported';

/** Whether a document is another client's than a fact says; one over a transfer is nobody's. */
const isOfAnother = ({ document }: Reported, { accountId = '' }: Registrable): boolean =>
  document.accountId !== accountId;

const notThere = { reason: 'One of the documents is not there any more: make the file again.' };

const usedUp = (named: Reported): Refusal => ({
  reason: `The IRN of ${reportedName(named)} was cancelled: the portal takes that number never again.`,
});

/** Why documents cannot go into a file for the portal: one is gone, was cancelled, or is another client's. */
export function fileRefusal(
  state: WithReported,
  { documents }: { documents: readonly Registrable[] },
): Refusal | undefined {
  if (documents.length === 0) return { reason: 'There is no document to be sent.' };
  for (const filed of documents) {
    const named = documentNamed(state, filed.id);
    if (!named || isOfAnother(named, filed)) return notThere;
    if (!isLive(named.document)) return { reason: `The ${reportedName(named)} was cancelled: make the file again.` };
    if (isIrnCancelled(named.document)) return usedUp(named);
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
  // The portal tells no code of a document that it has already.
  if (qr === '') return undefined;
  const data = qrDataOf(qr);
  if (!data) return 'The signed QR code cannot be read. Choose the file with its full text.';
  if (data.irn !== irn) return `The QR code is of another IRN than that of ${name}.`;
  const { docNo = 'nothing' } = data;
  if (docNo.toUpperCase() !== document.docNo.toUpperCase()) return `The QR code is of ${docNo}, not of ${name}.`;
  if (data.gstin !== sellerOf(state, reported)) return `The QR code is of another supplier than ours.`;
  return Math.abs(Number(data.total) - document.total) <= TOLERANCE
    ? undefined
    : `The portal has a total of ${formatMoney(Number(data.total))} for ${name}, which is of ${formatMoney(document.total)}.`;
}

/** Whether an answer tells something of a document that is not known of it: its IRN, or the code that an earlier answer lacked. */
export const isAnswerNew = (document: WithEInvoice, { qr }: Pick<Registration, 'qr'>): boolean =>
  !hasIrn(document) || (document.eInvoice?.registration?.qr === '' && qr !== '');

/** Why the portal's answer about a document cannot be taken in. */
export function registerRefusal(
  state: WithReported & WithCompany,
  registration: Registrable & Registration,
): Refusal | undefined {
  const named = documentNamed(state, registration.id);
  if (!named || isOfAnother(named, registration)) return { reason: 'This document is not there any more.' };
  if (isIrnCancelled(named.document)) return usedUp(named);
  if (!isAnswerNew(named.document, registration))
    return { reason: `The ${reportedName(named)} is registered already.` };
  if (!isLive(named.document))
    return { reason: `The ${reportedName(named)} was cancelled here: cancel it at the portal.` };
  const reason = answerFault(state, named, registration);
  return reason === undefined ? undefined : { reason };
}

/** What takes a document back where its IRN stands for good. */
const INSTEAD: Record<EInvoiceKind, string> = {
  INV: 'Issue a credit note instead.',
  CRN: 'Issue a debit note instead.',
  DBN: 'Issue a credit note instead.',
};

/** The same of one over a transfer, whose credit note goes by what was accepted. */
const INSTEAD_OF_TRANSFER: Partial<Record<EInvoiceKind, string>> = {
  INV: 'Let the receiver decline it, and issue the credit note over that.',
};

const insteadOf = ({ kind, transfer }: Reported): string =>
  transfer ? (INSTEAD_OF_TRANSFER[kind] ?? 'Ask your accountant.') : INSTEAD[kind];

/** Why the IRN of a document cannot be cancelled: it has none, or its 24 hours are over. */
export function cancelIrnRefusal(
  state: WithReported,
  cancelling: Registrable & Pick<IrnCancelling, 'at'>,
): Refusal | undefined {
  const { at } = cancelling;
  const named = documentNamed(state, cancelling.id);
  if (!named || isOfAnother(named, cancelling)) return { reason: 'This document is not there any more.' };
  const { registration } = named.document.eInvoice ?? {};
  const name = reportedName(named);
  if (!registration) return { reason: `The ${name} is not registered as an e-invoice.` };
  if (isIrnCancelled(named.document)) return { reason: `The IRN of ${name} was cancelled.` };
  const begun = `${registration.ackDate.slice(0, 10)}T${registration.ackDate.slice(11, 16)}`;
  if (at < begun) return { reason: `The ${name} was registered on ${formatMinute(begun)}, later than that.` };
  const until = cancelledUntil(registration);
  return at > until
    ? {
        reason: `The portal cancels an IRN within 24 hours of its Ack only, that of ${name} until ${formatMinute(until)}. ${insteadOf(named)}`,
      }
    : undefined;
}
