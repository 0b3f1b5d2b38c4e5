import type { Refusal } from '@/journal/port/model';

/** What the desk cannot answer now, and why, in a sentence: it is asked again later. */
interface Later {
  again: string;
}

/** What the desk answers to a fact: its place in the journal and its subject there, or that there is none for it, and why. */
export type FactAnswer = { kept: number; subject: string } | { refused: string; changed?: Refusal['changed'] } | Later;

/** What a person tells of bytes before they put them: so what is refused for its length is refused before it is sent. */
export interface AskedContent {
  name: string;
  bytes: number;
  /** Of which type the fact is whose payload they are. */
  type?: string;
}

/** What a person tells of bytes whose parts are all there: their name, the id of their parts, and the places of these. */
export interface WholeContent {
  name: string;
  id: string;
  seqs: readonly number[];
}

/** What the desk answers about bytes: that they are kept, that it has none of that name, or at which place a part is. */
export type ContentAnswer = { done: true } | { missing: true } | { seq: number } | { refused: string } | Later;

/** What the desk answers to what is to be set aside. */
export type AsideAnswer = { done: true } | { refused: string } | Later;
