import type { Business } from '@/store/business/business';
import type { Choice } from './recordIndex';
import { spelt } from './wordBlock';

/** What is asked: the words beside the one that asks, in small letters, and the day. */
export interface Asked {
  business: Business;
  about: string;
  /** ISO date. */
  today: string;
}

/** Words that name nothing by themselves. */
export const FILLING: readonly string[] = ['of', 'for', 'from', 'in', 'at'];

export type Answers = (asked: Asked) => Choice[];

/** Whether a word of a text begins with what is asked about; it never does where nothing is. */
export const begins = (text: string, about: string) => about !== '' && ` ${spelt(text)}`.includes(` ${about}`);

/** The address of a list that shows its rows with one of these values in a column. */
export const filteredBy = (list: string, column: string, values: readonly string[]): string =>
  `${list}?${new URLSearchParams(values.map((value) => [`f.${column}`, value]))}`;
