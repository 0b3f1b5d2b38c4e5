import { string } from 'yup';
import { formatCount } from '@/format';
import { cleanArea, cleanLine, isSeen } from './cleanText';

/** No object counts as a text, a number or a tick: yup takes `new String('x')` for one, and calls what it is given. */
export const noObject = (given: unknown): unknown => (typeof given === 'object' && given !== null ? {} : given);

/** A text as it comes, which alone counts as one: yup's own rule calls the toString of whatever it is given. */
export const givenText = (wrong: string) => {
  const rule = string().typeError(wrong).nonNullable(wrong);
  rule.transforms = [noObject];
  return rule;
};

/** What is said of a typed text, by the label of its field. */
export const TEXT_MESSAGES = {
  notText: (label: string) => `${label} must be a text.`,
  tooLong: (label: string, most: string) => `${label} can have at most ${most} characters.`,
  unseen: (label: string) => `${label} has invisible characters.`,
};

interface TextKind {
  most: number;
  cleaned: (typed: string) => string;
  seen: (kept: string) => boolean;
}

const typedText = (label: string, { most, cleaned, seen }: TextKind, says: typeof TEXT_MESSAGES) =>
  givenText(says.notText(label))
    .transform((typed: unknown) => (typeof typed === 'string' ? cleaned(typed) : (typed ?? undefined)))
    .test({
      name: 'length',
      message: says.tooLong(label, formatCount(most)),
      skipAbsent: true,
      test: (text = '') => text.length <= most || Array.from(text).length <= most,
    })
    // Of a typed text nothing of it is left here: this is for what was kept elsewhere.
    .test({
      name: 'seen',
      message: says.unseen(label),
      skipAbsent: true,
      test: (text = '') => seen(text),
    });

/** A typed line of at most 200 characters, which may be left out; `label` begins its messages. */
export const typedLine = (label: string, says = TEXT_MESSAGES) =>
  typedText(label, { most: 200, cleaned: cleanLine, seen: isSeen }, says);

/** What is typed into a text area, of at most 2,000 characters; it may be left out. */
export const typedArea = (label: string, says = TEXT_MESSAGES) =>
  typedText(label, { most: 2000, cleaned: cleanArea, seen: (kept) => isSeen(kept.replaceAll('\n', ' ')) }, says);
