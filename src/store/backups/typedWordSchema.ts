import { capitals } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';

/** What is typed before all data goes, so that no slip of the hand does it: the word, in whatever case it was typed. */
export function typedWordSchema(word: string) {
  const asked = `Type ${word} to go on.`;
  return record({ word: capitals('The word', asked).test('word', asked, (typed) => !typed || typed === word) });
}
