import { createLine } from '@/journal/kit/line';

/** Does works of people one after another, of each person no more than one waits for those of others: who asks for much waits behind their own. */
export function createTurns() {
  const all = createLine();
  const own = new Map<string, ReturnType<typeof createLine>>();
  return <Result>(by: string, work: () => Promise<Result>): Promise<Result> => {
    const line = own.get(by) ?? createLine();
    own.set(by, line);
    return line.inLine(() => all.inLine(work));
  };
}
