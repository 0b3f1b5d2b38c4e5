/** How far a journal was read, of which so many entries are passed over. */
export interface JournalPlace {
  /** Which journal it is: that of an office that begins anew is another one. */
  business: string;
  passed: number;
  seq: number;
}

const TOLD = /^([\w-]{1,60})\.(\d{1,9})\.(\d{1,15})$/;

/** A place as programs are told it: a text that they give back as it is. */
export const placeText = ({ business, passed, seq }: JournalPlace): string => `${business}.${passed}.${seq}`;

/** The place that a text tells; undefined of any other text. */
export function placeOfText(text: string): JournalPlace | undefined {
  const [, business, passed, seq] = TOLD.exec(text) ?? [];
  return business === undefined ? undefined : { business, passed: Number(passed), seq: Number(seq) };
}
