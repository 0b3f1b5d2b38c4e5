import type { ImportColumn } from '@/store/kit/sheets/importable';
import { plain } from '@/store/kit/typed/typedNumbers';
import type { Registration } from '@/store/kit/eInvoices/eInvoice';

/** A row of what the portal answered. */
export interface AnswerRow extends Registration {
  docNo?: string | undefined;
  status?: string | undefined;
  error?: string | undefined;
}

const two = (text = ''): string => text.padStart(2, '0');

/** A moment as the portal tells it, from what its files and a spreadsheet make of it: `2026-09-05 14:03:11`, `05/09/2026 02:03:11 PM`. */
export function ackDateRead(typed: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(typed) ?? [];
  const [, dd, mm, yyyy] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})/.exec(typed) ?? [];
  // What follows a time may be India’s own distance from UTC, which is no time of its own.
  const [, hours, minutes, seconds = '00', half = ''] =
    /^\S+?[T ,]+(\d{1,2}):(\d\d)(?::(\d\d))?(?:\.\d+)?(?:\+05:?30)?\s*([ap]m)?$/i.exec(typed.trim()) ?? [];
  const date = year ? `${year}-${month}-${day}` : yyyy ? `${yyyy}-${two(mm)}-${two(dd)}` : undefined;
  if (date === undefined || hours === undefined) return typed;
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return `${date} ${two(String(hour))}:${minutes}:${seconds}`;
}

/** The columns of the portal's files, whose headings nobody has told for good: they are recognised loosely. */
export const answerColumns: readonly ImportColumn<AnswerRow>[] = [
  {
    key: 'docNo',
    title: 'Document Number',
    kind: 'identifier',
    synonyms: ['Doc No', 'Document No', 'Invoice No', 'Invoice Number'],
    optional: true,
  },
  {
    key: 'irn',
    title: 'IRN',
    kind: 'text',
    synonyms: ['IRN No', 'Invoice Reference Number'],
    cleaned: (typed) => typed.trim().toLowerCase(),
  },
  {
    key: 'ackNo',
    title: 'Ack No',
    kind: 'identifier',
    synonyms: ['Ack Number', 'Acknowledgement No', 'Acknowledgement Number'],
    cleaned: plain,
  },
  {
    key: 'ackDate',
    title: 'Ack Date',
    kind: 'date',
    synonyms: ['Ack Dt', 'Acknowledgement Date'],
    cleaned: ackDateRead,
  },
  { key: 'qr', title: 'Signed QR Code', kind: 'text', synonyms: ['QR Code', 'Signed QR'], optional: true },
  { key: 'status', title: 'Status', kind: 'text', synonyms: [], optional: true },
  {
    key: 'error',
    title: 'Error',
    kind: 'text',
    synonyms: ['Error Message', 'Error Details', 'Errors', 'Error Description'],
    optional: true,
  },
];
