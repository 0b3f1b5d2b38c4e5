/** After so long a question is asked once more. */
const AGAIN_MS = 1_000;
/** So often at most. */
const MOST = 5;

/**
 * The first answer to a small question that may be asked twice, asked again each second until there is one: while the servers
 * elect who leads nobody answers, and who leads then never heard what was asked before. Fails when the last one has.
 * @param holds whether an answer holds whatever the others say that may still come; one that does not waits for these
 */
export function askedAgain<Answer>(
  ask: () => Promise<Answer>,
  holds: (answer: Answer) => boolean = () => true,
): Promise<Answer> {
  return new Promise((answered, failed) => {
    let asked = 0;
    let open = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let otherwise: { answer: Answer } | undefined;
    const over = (error: unknown) => {
      if (otherwise) answered(otherwise.answer);
      else failed(error);
    };
    const askNow = async () => {
      asked += 1;
      open += 1;
      timer = asked < MOST ? setTimeout(() => void askNow(), AGAIN_MS) : undefined;
      let why: unknown;
      try {
        const answer = await ask();
        clearTimeout(timer);
        otherwise ??= { answer };
        if (holds(answer)) answered(answer);
      } catch (error) {
        why = error;
      }
      open -= 1;
      if (open > 0) return;
      clearTimeout(timer);
      over(why);
    };
    void askNow();
  });
}
