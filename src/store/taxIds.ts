const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The shape of a GST number, of 15 characters (spec 5). */
export const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
/** The shape of a PAN (spec 5). */
export const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;

/**
 * The 4th letter of a PAN: person, company, HUF, firm, association, trust, body of individuals, local authority,
 * juridical, government (domain facts, PAN).
 */
const PAN_HOLDERS = 'PCHFATBLJG';

/** States by GST code: those of the domain facts, and the small ones they leave out, so that none is warned about. */
const STATES: Record<string, string> = {
  '01': 'Jammu & Kashmir', '02': 'Himachal Pradesh', '03': 'Punjab', '04': 'Chandigarh', '05': 'Uttarakhand',
  '06': 'Haryana', '07': 'Delhi', '08': 'Rajasthan', '09': 'Uttar Pradesh', '10': 'Bihar', '11': 'Sikkim',
  '12': 'Arunachal Pradesh', '13': 'Nagaland', '14': 'Manipur', '15': 'Mizoram', '16': 'Tripura', '17': 'Meghalaya',
  '18': 'Assam', '19': 'West Bengal', '20': 'Jharkhand', '21': 'Odisha', '22': 'Chhattisgarh', '23': 'Madhya Pradesh',
  '24': 'Gujarat', '26': 'Dadra & Nagar Haveli and Daman & Diu', '27': 'Maharashtra', '29': 'Karnataka', '30': 'Goa',
  '31': 'Lakshadweep', '32': 'Kerala', '33': 'Tamil Nadu', '34': 'Puducherry', '35': 'Andaman & Nicobar Islands',
  '36': 'Telangana', '37': 'Andhra Pradesh', '38': 'Ladakh', '97': 'Other Territory',
};

const plain = (typed: string) => typed.trim().toUpperCase();

/** The 15th character that the first 14 call for (domain facts, GSTIN); a RangeError unless they are 14 of 0-9A-Z. */
export function gstinCheckCharacter(first14: string): string {
  if (!/^[0-9A-Z]{14}$/.test(first14)) throw new RangeError(`Not the first 14 characters of a GSTIN: ${first14}`);
  let sum = 0;
  for (const [index, character] of Array.from(first14).entries()) {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ALPHABET.charAt((36 - (sum % 36)) % 36);
}

/** The GSTIN of a PAN's first registration in the state with that two-digit code. */
export function gstinOf(stateCode: string, pan: string): string {
  const first14 = `${stateCode}${pan}1Z`;
  return first14 + gstinCheckCharacter(first14);
}

/** The PAN inside a GSTIN, in capitals; undefined while the text has none. */
export function panOfGstin(value: string): string | undefined {
  const pan = plain(value).slice(2, 12);
  return PAN.test(pan) ? pan : undefined;
}

/** The name of the state that a GSTIN begins with; undefined for an unknown code. */
export const stateOfGstin = (value: string): string | undefined => STATES[plain(value).slice(0, 2)];

/** Says nothing that changes with every key, as a screen reader speaks each new warning. */
function writingWarning(text: string, name: string, length: number): string | undefined {
  if (/\s/.test(text)) return `A ${name} has no spaces inside. Remove them.`;
  if (text.length < length) return `This ${name} has fewer than ${length} characters. Check for a missing one.`;
  if (text.length > length) return `This ${name} has more than ${length} characters. Check for one too many.`;
  return undefined;
}

/** What looks wrong about a PAN, read in capitals, and what cures it; undefined when nothing does or it is empty. */
export function panWarning(value: string): string | undefined {
  const pan = plain(value);
  if (pan === '') return undefined;
  const badlyWritten = writingWarning(pan, 'PAN', 10);
  if (badlyWritten) return badlyWritten;
  if (!PAN.test(pan)) {
    return 'A PAN is five letters, four digits and a letter. Check for a mix-up such as O for 0 or I for 1.';
  }
  const holder = pan.charAt(3);
  if (PAN_HOLDERS.includes(holder)) return undefined;
  return `The 4th letter of a PAN tells the kind of holder, and ${holder} stands for none. Check for a typing mistake.`;
}

/**
 * What looks wrong about a GSTIN, read in capitals, and what cures it; undefined when nothing does or it is empty. A warning only: the
 * vendor form accepts any text (spec 5; domain facts, GSTIN).
 */
export function gstinWarning(value: string): string | undefined {
  const gstin = plain(value);
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
  if (!held || plain(pan) === '' || plain(pan) === held) return undefined;
  return `This PAN differs from the one inside the GST number, ${held}. Check which of the two is right.`;
}
