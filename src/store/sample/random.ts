/** Repeatable chance for generated data: the same seed gives the same draws on every machine. */
export interface Random {
  /** A whole number from low to high, both included. */
  whole: (low: number, high: number) => number;
  /** One of a list that cannot be empty. */
  pick: <const List extends readonly [unknown, ...unknown[]]>(choices: List) => List[number];
  /** So many characters, each from the alphabet. */
  text: (alphabet: string, length: number) => string;
}

/** Draws from the 32-bit generator known as mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  return {
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    text: (alphabet, length) => Array.from({ length }, () => alphabet.charAt(whole(0, alphabet.length - 1))).join(''),
  };
}
