/** The alphabet of a plain SMS (GSM 03.38): each of these takes one of a part's 160 places. */
const PLAIN = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Its extension: each of these takes two places, which a part never divides. */
const EXTENDED = new Set('\f^{}\\[~]|€');

/** Places of an SMS that stands alone, and of a part of a longer one, which carries a header besides. */
const PLAIN_PLACES = { alone: 160, part: 153 };
const UNICODE_PLACES = { alone: 70, part: 67 };

export interface SmsSize {
  characters: number;
  /** How many SMS the message is sent as; at least one. */
  parts: number;
  /** The first character that a plain SMS cannot carry, such as one of Hindi: it makes the parts shorter. */
  outside: string | undefined;
}

const plainPlaces = (character: string) => (EXTENDED.has(character) ? 2 : 1);

/** How many parts hold characters of these widths, none of them divided. */
function partsFor(widths: readonly number[], places: typeof PLAIN_PLACES): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= places.alone) return 1;
  let parts = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > places.part) {
      parts += 1;
      used = 0;
    }
    used += width;
  }
  return parts;
}

/** How long a message is as an SMS: 160 places or 153 a part; with any other character 70 or 67 (GSM 03.38, 03.40). */
export function smsSize(message: string): SmsSize {
  const characters = Array.from(message);
  const outside = characters.find((character) => !PLAIN.has(character) && !EXTENDED.has(character));
  const parts =
    outside === undefined
      ? partsFor(characters.map(plainPlaces), PLAIN_PLACES)
      : partsFor(
          characters.map((character) => character.length),
          UNICODE_PLACES,
        );
  return { characters: characters.length, parts, outside };
}
