/** After so long a question is asked once more. */
const AGAIN_MS = 1_000;
/** So often at most. */
const MOST = 5;

/**
 * The first answer to a small question that may be asked twice, asked again each second until there is one: while the servers
 * elect who leads nobody answers, and who leads then never heard what was asked before. Fails when the last one has.
 */
export function askedAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  return new Promise((answered, failed) => {
    let asked = 0;
    let open = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askNow = async () => {
      asked += 1;
      open += 1;
      timer = asked < MOST ? setTimeout(() => void askNow(), AGAIN_MS) : undefined;
      let answer: Answer;
      try {
        answer = await ask();
      } catch (error) {
        open -= 1;
        if (open > 0) return;
        clearTimeout(timer);
        failed(error);
        return;
      }
      clearTimeout(timer);
      answered(answer);
    };
    void askNow();
  });
}
