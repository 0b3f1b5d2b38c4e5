import { formatCount } from '@/format';
import { luhnCheckDigit } from '@/store/kit/typed/imei';
import { imeiWarning } from '@/store/kit/typed/numberWarnings';

/** What is said of a number that was scanned, typed or pasted: why it cannot be one, or what only looks odd about it. */
export interface NumberCheck {
  wrong?: string | undefined;
  warning?: string | undefined;
}

/** A number as a table program shows it that has rounded it: its last digits are lost. */
const ROUNDED = /^\d+(?:[.,]\d+)?E\+?\d+$/i;

/** The digits of a number without what a label puts between them; what a table program made of it stays as it is. */
export function scannedNumber(text: string): string {
  const bare = text.replaceAll(/[\s"'\u200B-\u200D\uFEFF]/g, '');
  return ROUNDED.test(bare) ? bare : bare.replaceAll(/[-\u2010-\u2013]/g, '');
}

/** Why a number cannot be one of those that have so many digits. */
function misread(number: string, what: string, lengths: readonly number[]): string | undefined {
  if (ROUNDED.test(number))
    return 'Excel damaged this number: its last digits are lost. Make its column text there and fill it in again, or scan it.';
  const wanted = `${what} has ${lengths.join(' or ')} digits`;
  if (!/^\d+$/.test(number)) return `${wanted} and nothing else.`;
  return lengths.includes(number.length) ? undefined : `${wanted}, this has ${formatCount(number.length)}.`;
}

/** What is wrong or odd about an IMEI as `scannedNumber` gives it: 15 digits, the last a Luhn check, which some cheap trackers fail. */
export function checkImei(number: string): NumberCheck {
  const wrong = misread(number, 'An IMEI', [15]);
  return wrong === undefined ? { warning: imeiWarning(number) } : { wrong };
}

/** What is wrong or odd about the number on a SIM card: 19 or 20 digits, the last a Luhn check. */
export function checkIccid(number: string): NumberCheck {
  const wrong = misread(number, 'A SIM card’s number', [19, 20]);
  if (wrong !== undefined) return { wrong };
  const isWhole = luhnCheckDigit(number.slice(0, -1)) === Number(number.at(-1));
  return {
    warning: isWhole
      ? undefined
      : 'The last digit of this SIM card’s number does not match the others. Check for a typing mistake.',
  };
}
