/** From after a place of the journal on, what that version of the program writes may stand there. */
export interface VersionRaised {
  version: number;
  after: number;
}

/** What the journal's stream says of itself, as the office's own program alone can write it. */
export interface JournalNote {
  /** Which business it keeps. */
  business: string;
  /** Which versions of the program have been in use, the first one first. */
  raised: readonly VersionRaised[];
  /** The places of the entries that everybody passes over, by the word of whoever runs the office. */
  passedOver?: readonly number[];
}

const WORD = 'Trackyard';

/** The note as the stream's description, such as `Trackyard b1 1@0 2@730 -512`: the entry at 512 is passed over. */
export const noteText = ({ business, raised, passedOver = [] }: JournalNote): string =>
  [
    WORD,
    business,
    ...raised.map(({ version, after }) => `${version}@${after}`),
    ...passedOver.map((place) => `-${place}`),
  ].join(' ');

/** The note of a stream by its description; undefined where it holds none. */
export function readNote(description = ''): JournalNote | undefined {
  const [word, business, ...words] = description.split(' ');
  if (word !== WORD || business === undefined) return undefined;
  return {
    business,
    raised: words.flatMap((text) => {
      const [, version, after] = /^(\d+)@(\d+)$/.exec(text) ?? [];
      return version === undefined || after === undefined ? [] : [{ version: Number(version), after: Number(after) }];
    }),
    passedOver: words.flatMap((text) => (/^-\d+$/.test(text) ? [Number(text.slice(1))] : [])),
  };
}

/** The versions that have been in use once this one is, from after the journal's last place on: an older program lowers nothing. */
export const withVersion = (
  raised: readonly VersionRaised[],
  version: number,
  last: number,
): readonly VersionRaised[] =>
  raised.some((one) => one.version >= version)
    ? raised
    : // The first has been in use all along.
      [...raised, { version, after: raised.length === 0 ? 0 : last }];

/** Whether what claims a version can stand at a place: whoever writes there may claim any, and before a newer one all would stop. */
export const isInUse = (raised: readonly VersionRaised[], version: unknown, place: number): boolean =>
  raised.some((one) => typeof version === 'number' && version <= one.version && place > one.after);
