import { formatDate } from '@/format';
import { DAY_MS } from '@/journal/kit/durations';
import { isBroken, type Cell } from './cell';
import type { ImportKind } from './importable';

/** What a cell says, as it would be typed; and why it cannot be taken for that. */
export interface CellText {
  text: string;
  reason?: string;
  /** Whether its spreadsheet damaged it, so that the text is not what somebody typed. */
  isDamaged?: boolean;
}

const SCIENTIFIC = /^[+-]?\d+(?:\.\d+)?e[+-]?\d+$/i;
/** As a spreadsheet shortens a number, with a point or a plus; `12E5` may be what something is called. */
const SHORTENED_AS_SHOWN = /^[+-]?(?:\d+\.\d+e[+-]?|\d+e\+)\d+$/i;
/** What a spreadsheet writes into a CSV for what it cannot work out, or for what its column is too narrow. */
const ERROR_VALUE = /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|##+)$/;
const GROUPED = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;
const SHORTENED = 'The spreadsheet has shortened this number and lost its digits. Type it in full.';
const NO_VALUE =
  'The file has a formula without its value here. Type the value, or open the file in Excel and save it.';
const MADE_A_DATE = 'The spreadsheet has made a date of this. Type what it was.';
const GROUPING = 'Write thousands as 1,23,456 and decimals with a point.';

const isNumeric = (kind: ImportKind) => kind === 'money' || kind === 'count';

/** The day from which spreadsheets count, as they count it: in a cell without a form a moment is such a number. */
const FIRST_SERIAL = 25_569;
/** From 1954 to 2118: what is less or more is no moment that anybody means. */
const SERIALS = { from: 20_000, to: 80_000 };

/** Without the sign of rupees before it, and the stroke that ends an amount. */
const bareAmount = (text: string) => text.replace(/^\s*(?:₹|rs\.?|inr)\s*/i, '').replace(/\s*\/-\s*$/, '');

const damaged = (text: string, reason: string): CellText => ({ text, reason, isDamaged: true });

const brokenText = (said: string) => damaged(said, said === '' ? NO_VALUE : `The file has ${said} here.`);

/** A moment as an ISO minute, whose seconds a spreadsheet knows only nearly. */
function minuteText(at: Date): CellText {
  if (Number.isNaN(at.getTime())) return damaged('', 'The file has a date here that no calendar has.');
  return { text: new Date(Math.round(at.getTime() / 1000) * 1000).toISOString().slice(0, 16) };
}

function dayText(at: Date): CellText {
  const iso = Number.isNaN(at.getTime()) ? '' : at.toISOString();
  // Of a number that is no day the format makes one that no calendar has.
  return damaged(/^\d{4}-/.test(iso) ? formatDate(iso.slice(0, 10)) : '', MADE_A_DATE);
}

function numberText(kind: ImportKind, value: number): CellText {
  // As many digits as a spreadsheet knows: what it works out has more, which it does not show.
  const known = Number(value.toPrecision(15));
  const text = String(known);
  const isShortened = SCIENTIFIC.test(text) || (!isNumeric(kind) && Math.abs(value) >= 1e15);
  return isShortened ? damaged(known.toExponential().toUpperCase(), SHORTENED) : { text };
}

function typedText(kind: ImportKind, typed: string, isMended: boolean): CellText {
  const text = isNumeric(kind) ? bareAmount(typed) : typed;
  const trimmed = text.trim();
  if ((kind === 'text' || isMended ? SHORTENED_AS_SHOWN : SCIENTIFIC).test(trimmed)) return damaged(text, SHORTENED);
  if (ERROR_VALUE.test(trimmed)) return brokenText(trimmed);
  const plain = text.replaceAll(/\s/g, '');
  // A decimal comma would make a hundred of one.
  if (isNumeric(kind) && /^[\d,.+-]*,[\d,.]*$/.test(plain) && !GROUPED.test(plain)) return { text, reason: GROUPING };
  return { text };
}

/** Reads a cell for a column of that kind; `isMended` where a person typed it in the place of the file's. */
export function cellText(kind: ImportKind, cell: Cell, isMended = false): CellText {
  if (cell === undefined) return { text: '' };
  if (isBroken(cell)) return brokenText(cell.broken);
  if (cell instanceof Date) return kind === 'date' ? minuteText(cell) : dayText(cell);
  if (kind === 'date' && typeof cell === 'number' && cell >= SERIALS.from && cell <= SERIALS.to)
    return minuteText(new Date((cell - FIRST_SERIAL) * DAY_MS));
  if (typeof cell === 'number') return numberText(kind, cell);
  return typeof cell === 'boolean' ? { text: cell ? 'TRUE' : 'FALSE' } : typedText(kind, cell, isMended);
}
