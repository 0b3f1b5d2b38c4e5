/** Takes a thing back, at once or telling how much of that is done, from 0 to 1; gives the reason where it cannot. */
export type TakeBack = (onProgress: (share: number) => void) => string | void | Promise<string | undefined>;

interface Shown {
  /** Shows that it is at work, and how much of it is done. */
  atWork: (share: number) => void;
  /** Shows what came of it: why it could not be, or nothing. */
  done: (refusal: string | undefined) => void;
}

/** Takes something back once, however often it is asked to; of much that takes a while it is shown how far it is. */
export function takingBack(takeBack: TakeBack, { atWork, done }: Shown): () => void {
  let isBegun = false;
  const begin = async () => done((await takeBack((share) => share < 1 && atWork(share))) ?? undefined);
  return () => {
    if (isBegun) return;
    isBegun = true;
    void begin();
  };
}
