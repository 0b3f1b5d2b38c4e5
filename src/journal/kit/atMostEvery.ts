/** Does that work at once; what is asked for within so many milliseconds after it is done together at their end. */
export function atMostEvery(milliseconds: number, work: () => void): () => void {
  let resting = false;
  let due = false;
  const ask = () => {
    due = resting;
    if (resting) return;
    resting = true;
    work();
    setTimeout(() => {
      resting = false;
      if (due) ask();
    }, milliseconds);
  };
  return ask;
}
