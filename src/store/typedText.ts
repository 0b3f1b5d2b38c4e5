import { string } from 'yup';
import { formatCount } from '@/format';

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

/** No object counts as a text, a number or a tick: yup takes `new String('x')` for one, and calls what it is given. */
export const noObject = (given: unknown): unknown => (typeof given === 'object' && given !== null ? {} : given);

/** A text as it comes, which alone counts as one: yup's own rule calls the toString of whatever it is given. */
export const givenText = (wrong: string) => {
  const rule = string().typeError(wrong).nonNullable(wrong);
  rule.transforms = [noObject];
  return rule;
};

const typedText = (label: string, most: number, cleaned: (typed: string) => string, seen: (kept: string) => boolean) =>
  givenText(`${label} must be a text.`)
    .transform((typed: unknown) => (typeof typed === 'string' ? cleaned(typed) : (typed ?? undefined)))
    .test(
      'length',
      `${label} can have at most ${formatCount(most)} characters.`,
      (text) => text === undefined || text.length <= most || Array.from(text).length <= most,
    )
    // Of a typed text nothing of it is left here: this is for what was kept elsewhere.
    .test('seen', `${label} holds characters that nobody sees.`, (text) => text === undefined || seen(text));

/** A typed line of at most 200 characters, which may be left out; `label` begins its messages. */
export const typedLine = (label: string) => typedText(label, 200, cleanLine, isSeen);

/** What is typed into a text area, of at most 2,000 characters; it may be left out. */
export const typedArea = (label: string) => typedText(label, 2000, cleanArea, (kept) => isSeen(kept.replaceAll('\n', ' ')));
