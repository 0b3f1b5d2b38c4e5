// A program that is killed, as by kill -9: at whichever step it reaches for the outside, before or after that is done.

/** Thrown where a program is killed: nothing of it goes on. */
export class Killed extends Error {}

/** A life of a program that ends at a step; gives what each thing goes through that outlasts it. */
export function lifeUntil(killedAt = Number.POSITIVE_INFINITY) {
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps > killedAt) throw new Killed();
  };
  /** Each thing that reaches the outside may be the last one: it is done, or not any more. */
  return <Result>(work: () => Result): Result => {
    step();
    const done = work();
    step();
    return done;
  };
}

export type Reach = ReturnType<typeof lifeUntil>;
