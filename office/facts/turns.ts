import { createLine } from '@/journal/kit/line';

type Line = ReturnType<typeof createLine>;

/**
 * Does works of people one after another, of each person no more than one waits for those of others: who asks for much waits behind their own.
 * @param all where those stand whose turn is next
 */
export function createTurns(all: Line = createLine()) {
  const own = new Map<string, Line>();
  return {
    inTurn: <Result>(by: string, work: () => Promise<Result>): Promise<Result> => {
      const line = own.get(by) ?? createLine();
      own.set(by, line);
      return line.inLine(() => all.inLine(work));
    },
    /** Resolves once all are over that wait now. */
    over: (): Promise<unknown> => Promise.all([all.over(), ...Array.from(own.values(), (line) => line.over())]),
  };
}
