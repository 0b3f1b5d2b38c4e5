interface Shown {
  /** Shows that it is at work. */
  atWork: () => void;
  /** Shows what came of it: why it could not be, or nothing. */
  done: (refusal: string | undefined) => void;
}

/** Takes something back once, however often it is asked to, and only after the page has shown that it is at work: of much that takes a while. */
export function takingBack(undo: () => string | void, { atWork, done }: Shown): () => void {
  let isBegun = false;
  return () => {
    if (isBegun) return;
    isBegun = true;
    atWork();
    // The frame is painted before the next task begins.
    requestAnimationFrame(() => setTimeout(() => done(undo() ?? undefined)));
  };
}
