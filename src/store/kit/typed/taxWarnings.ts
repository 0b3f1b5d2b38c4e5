import { gstinCheckCharacter, panOfGstin, plainTaxId, stateOfGstin } from './gstin';
import { PAN } from './taxIds';

/**
 * The 4th letter of a PAN: person, company, HUF, firm, association, trust, body of individuals, local authority,
 * juridical, government.
 */
const PAN_HOLDERS = 'PCHFATBLJG';

/** Says nothing that changes with every key, as a screen reader speaks each new warning. */
function writingWarning(text: string, name: string, length: number): string | undefined {
  if (/\s/.test(text)) return `A ${name} has no spaces inside. Remove them.`;
  if (text.length < length) return `This ${name} has fewer than ${length} characters. Check for a missing one.`;
  if (text.length > length) return `This ${name} has more than ${length} characters. Check for one too many.`;
  return undefined;
}

/** What looks wrong about a PAN, read in capitals, and what cures it; undefined when nothing does or it is empty. */
export function panWarning(value: string): string | undefined {
  const pan = plainTaxId(value);
  if (pan === '') return undefined;
  const badlyWritten = writingWarning(pan, 'PAN', 10);
  if (badlyWritten) return badlyWritten;
  if (!PAN.test(pan)) {
    return 'A PAN is five letters, four digits and a letter. Check for a mix-up such as O for 0 or I for 1.';
  }
  const holder = pan.charAt(3);
  if (PAN_HOLDERS.includes(holder)) return undefined;
  return `The 4th letter of a PAN tells the kind of holder, and ${holder} is none of them. Check for a typing mistake.`;
}

/**
 * What looks wrong about a GSTIN, read in capitals, and what cures it; undefined when nothing does or it is empty. A warning only: the
 * vendor form accepts any text.
 */
export function gstinWarning(value: string): string | undefined {
  const gstin = plainTaxId(value);
  if (gstin === '') return undefined;
  const badlyWritten = writingWarning(gstin, 'GST number', 15);
  if (badlyWritten) return badlyWritten;
  if (!stateOfGstin(gstin)) {
    return `A GST number begins with the code of a state, which ${gstin.slice(0, 2)} is not. Check the first two.`;
  }
  const wrongPan = panWarning(gstin.slice(2, 12));
  if (wrongPan) return `Characters 3 to 12 of a GST number are the PAN. ${wrongPan}`;
  if (!/[1-9A-Z]/.test(gstin.charAt(12))) {
    return 'Character 13 of a GST number counts registrations: 1 to 9 or a letter. Check for a typing mistake.';
  }
  if (gstin.charAt(13) !== 'Z') return 'Character 14 of a GST number is the letter Z. Check for a typing mistake.';
  const check = gstinCheckCharacter(gstin.slice(0, 14));
  if (gstin.charAt(14) === check) return undefined;
  const mismatch = `The check character does not match: for the first 14 characters it would be ${check}.`;
  return `${mismatch} Check for a typing mistake.`;
}

/** That a PAN is another one than the GSTIN holds; undefined when they agree, or while either has none to compare. */
export function panDisagreement(gstin: string, pan: string): string | undefined {
  const held = panOfGstin(gstin);
  if (!held || plainTaxId(pan) === '' || plainTaxId(pan) === held) return undefined;
  return `This PAN differs from the one inside the GST number, ${held}. Check which of the two is right.`;
}
