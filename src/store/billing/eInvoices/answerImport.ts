import type { WithCompany } from '@/store/billing/company/company';
import { record } from '@/store/kit/schema/formRules';
import { fittingOf } from '@/store/kit/sheets/fitting';
import type { Brought, Importable } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import { transferCreditId } from '@/store/stock/challans/consignment';
import { typedLine } from '@/store/kit/typed/typedText';
import { answerColumns, type AnswerRow } from './answerRow';
import type { Registration } from '@/store/kit/eInvoices/eInvoice';
import { answerFault, isAnswerNew, registerRefusal } from './eInvoiceRefusals';
import { registrationFields } from '@/store/kit/eInvoices/eInvoiceRowSchema';
import { irnOfReported } from './irnOfReported';
import { qrDataOf } from './qrData';
import { documentNamed, reportedName, type Reported, type WithReported } from './reported';
import { reportedPath } from './reportedPath';

/** A document that the portal may answer about, with the IRN that it has, or would have. */
type Answered = Reported & { id: string; irn: string };

type Books = WithReported & WithCompany;

/** All bills, credit notes and debit notes, those over transfers among them. */
export const answerable = (state: Books): Answered[] =>
  [
    ...state.bills.ids,
    ...state.creditNotes.ids,
    ...state.debitNotes.ids,
    ...state.challans.ids.flatMap((id) => [id, transferCreditId(id)]),
  ].flatMap((id) => {
    const reported = documentNamed(state, id);
    return reported ? [{ ...reported, id, irn: irnOfReported(state, reported) }] : [];
  });

/** Whether an error says that the portal has the document already: it tells the IRN then, and no code (its error 2150). */
const isDuplicate = (error = ''): boolean => /\b2150\b|dup/i.test(error);

const schema = record({
  ...registrationFields,
  qr: registrationFields.qr.default('').test('given', 'Signed QR Code is required.', (qr, { parent }) => {
    const { error } = parent as { error?: string };
    return qr !== '' || isDuplicate(error);
  }),
  docNo: typedLine('Document Number'),
  status: typedLine('Status'),
  error: typedLine('Error'),
});

/** What the portal answered, as it comes in its file: each row is found by the IRN that was computed beforehand. */
export function answerImportable(state: Books, known: readonly Answered[]): Importable<AnswerRow, Answered> {
  const byNumber = new Map(known.map((one) => [one.document.docNo.toUpperCase(), one]));
  const isTransfer = (irn: string) =>
    known.some((one) => one.transfer !== undefined && one.irn === irn.trim().toLowerCase());
  return {
    one: 'e-invoice',
    many: 'e-invoices',
    columns: answerColumns,
    schema,
    knownBy: [{ column: 'irn', compared: (typed) => typed.trim().toLowerCase() }],
    fieldsOf: ({ irn, document: { docNo, eInvoice } }) => ({
      ackNo: '',
      ackDate: '',
      qr: '',
      ...eInvoice?.registration,
      irn,
      docNo,
    }),
    passedOver({ irn = '', status = '', error = '' }) {
      if (/^cnl/i.test(status))
        return `It was cancelled at the portal: say so ${isTransfer(irn) ? 'in E-invoices' : 'on its page'}, under Cancel IRN.`;
      return irn.trim() === '' && error !== '' ? `The portal refused it: ${error}` : undefined;
    },
    refused(row, found) {
      const fault = found && answerFault(state, found, row);
      if (found) return fault === undefined ? {} : { qr: fault };
      const named = byNumber.get((qrDataOf(row.qr)?.docNo ?? row.docNo ?? '').toUpperCase());
      const other = named && answerFault(state, named, row);
      return { irn: other ?? 'No bill and no note of ours has this IRN: it is another business’s.' };
    },
    skipped: (row, found) =>
      isAnswerNew(found.document, row) ? undefined : `The ${reportedName(found)} is registered already.`,
    pathOf: reportedPath,
    examples: [],
  };
}

/** The portal's answer about a document, as it is taken in. */
type Answer = Registration & { id: string; accountId: string };

/** What validated rows bring. */
export const answersOf = (rows: readonly ValidatedRow<AnswerRow, Answered>[]): Brought<never, Answer> => ({
  added: [],
  edits: rows.flatMap(({ draft, known }): Answer[] => {
    if (!draft || !known || !isAnswerNew(known.record.document, draft)) return [];
    const { irn, ackNo, ackDate, qr } = draft;
    const { id, document } = known.record;
    return [{ id, accountId: document.accountId, irn, ackNo, ackDate, qr }];
  }),
});

/** What of it fits what is there now. */
export const answersFitting = (state: Books, brought: Brought<never, Answer>) =>
  fittingOf<never, Answer>(
    brought,
    (answer) => registerRefusal(state, answer),
    () => undefined,
  );
