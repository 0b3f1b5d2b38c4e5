/** A question to another process: one of what it is able to do. */
export interface Asked {
  name: string;
  given: unknown[];
}

export type Described = { answer: unknown } | { error: string };

/** Answers, in this process, what the one that started it asks: one question after another. */
export function answerFor(able: Record<string, (...given: never[]) => Promise<unknown>>): void {
  const answer = async ({ name, given }: Asked): Promise<Described> => {
    try {
      return { answer: await (able[name] as (...all: unknown[]) => Promise<unknown>)(...given) };
    } catch (error) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  process.on('message', (asked) => void answer(asked as Asked).then((told) => process.send?.(told)));
  process.once('disconnect', () => process.exit());
}
