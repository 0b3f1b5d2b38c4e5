import { formatDate } from '@/format';
import { isBroken, type Cell } from './cell';
import type { ImportKind } from './importable';

/** What a cell says, as it would be typed; and why it cannot be taken for that, where its spreadsheet damaged it. */
export interface CellText {
  text: string;
  reason?: string;
}

const SCIENTIFIC = /^[+-]?\d+(?:\.\d+)?e[+-]?\d+$/i;
const GROUPED = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;
const SHORTENED = 'The spreadsheet has shortened this number and lost its digits. Type it in full.';
const NO_VALUE = 'The file has a formula without its value here. Type the value, or open the file in Excel and save it.';
const GROUPING = 'Write thousands as 1,23,456 and decimals with a point.';

const isNumeric = (kind: ImportKind) => kind === 'money' || kind === 'count';

/** Without the sign of rupees before it, and the stroke that ends an amount. */
const bareAmount = (text: string) => text.replace(/^\s*(?:₹|rs\.?|inr)\s*/i, '').replace(/\s*\/-\s*$/, '');

function numberText(kind: ImportKind, value: number): CellText {
  // As many digits as a spreadsheet knows: what it works out has more, which it does not show.
  const text = String(Number(value.toPrecision(15)));
  const isDamaged = SCIENTIFIC.test(text) || (!isNumeric(kind) && Math.abs(value) >= 1e15);
  return isDamaged ? { text, reason: SHORTENED } : { text };
}

function typedText(kind: ImportKind, typed: string): CellText {
  const text = isNumeric(kind) ? bareAmount(typed) : typed;
  if (SCIENTIFIC.test(text.trim())) return { text, reason: SHORTENED };
  const plain = text.replaceAll(/\s/g, '');
  // A decimal comma would make a hundred of one.
  if (isNumeric(kind) && /^[\d,.+-]*,[\d,.]*$/.test(plain) && !GROUPED.test(plain)) return { text, reason: GROUPING };
  return { text };
}

/** Reads a cell for a column of that kind. */
export function cellText(kind: ImportKind, cell: Cell): CellText {
  if (cell === undefined) return { text: '' };
  if (isBroken(cell)) return cell.broken === '' ? { text: '', reason: NO_VALUE } : { text: cell.broken, reason: `The file has ${cell.broken} here.` };
  if (cell instanceof Date) {
    const text = formatDate(cell.toISOString().slice(0, 10));
    return { text, reason: 'The spreadsheet has made a date of this. Type what it was.' };
  }
  if (typeof cell === 'number') return numberText(kind, cell);
  return typeof cell === 'boolean' ? { text: cell ? 'TRUE' : 'FALSE' } : typedText(kind, cell);
}
