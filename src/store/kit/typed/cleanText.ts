/** What nobody sees in a text: control characters, those that turn its direction, halves of a character. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** What nearly every text is made of, which is told sooner. */
const PLAIN = /^[ -~]*$/;

/** Whether all of a kept text is seen, so that it is what it looks like. */
export const isSeen = (kept: string): boolean => PLAIN.test(kept) || kept.search(UNSEEN) === -1;

const clean = (text: string) => text.replaceAll('\t', ' ').replaceAll(UNSEEN, '').normalize('NFC');

/** A typed text of one line as it is kept: trimmed, in NFC, with nothing unseen; line ends become spaces. */
export const cleanLine = (typed: string): string => clean(typed.replaceAll(LINE_ENDS, ' ')).trim();

/** A typed text of several lines as it is kept; every line end becomes a plain one. */
export const cleanArea = (typed: string): string => typed.split(LINE_ENDS).map(clean).join('\n').trim();

/** A name as it is compared: trimmed and case-insensitive. */
export const comparedName = (name: string): string => cleanLine(name).toLowerCase();
