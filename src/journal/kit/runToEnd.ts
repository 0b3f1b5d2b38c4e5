/** Does work that tells bit by bit how far it is in one go. */
export function runToEnd<Made>(work: Generator<number, Made>): Made {
  for (;;) {
    const bit = work.next();
    if (bit.done) return bit.value;
  }
}
