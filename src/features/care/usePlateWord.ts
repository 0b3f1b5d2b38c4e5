import { cleanLine } from '@/store/kit/typed/cleanText';
import { plateText } from '@/store/kit/typed/typedNumbers';
import { MOST_TYPED } from '@/ui/mostTyped';
import { useQueryString } from '@/ui/queryString';

/** The number of a vehicle that a word of the address says; blank where it says none. */
export const usePlateWord = (name: string): string =>
  plateText(cleanLine(useQueryString().params.get(name) ?? '').slice(0, MOST_TYPED.line));
