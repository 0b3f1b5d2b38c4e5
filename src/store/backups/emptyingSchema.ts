import { capitals } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';

/** What is typed before all there is goes, so that no challan of the hand does it. */
export const EMPTYING_WORD = 'EMPTY';

const ASKED = `Type ${EMPTYING_WORD} to go on.`;

/** The word, in whatever case it was typed. */
export const emptyingSchema = record({
  word: capitals('The word', ASKED).test('word', ASKED, (typed) => !typed || typed === EMPTYING_WORD),
});
