import { useState } from 'react';
import { formatCount } from '@/format';
import { itsTurn } from '@/journal/kit/takingTurns';
import { useSayAll } from '@/parts/useSay';
import type { Fact } from '@/store/business/store';
import type { Brought, Fitted, Importable } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import { broughtByRows, type LeftOutRow } from '@/store/kit/sheets/leftOutRows';

/** How a noun takes what a file brings along. */
export interface Taking<Draft extends object, Known extends object, Added, Edited> {
  /** What the good rows bring. */
  brought: (rows: readonly ValidatedRow<Draft, Known>[]) => Brought<Added, Edited>;
  /** What of it fits what is there now. */
  fitting: (brought: Brought<Added, Edited>) => Fitted<Added, Edited>;
  /** The one fact of it, or its facts, each of them made when the one before was said. */
  fact: (brought: Brought<Added, Edited>) => Fact | Iterable<Fact>;
  /** How many facts there will be, for the share that is told. */
  parts?: (brought: Brought<Added, Edited>) => number;
  /** Of what they are, in words that follow their number, such as ` in Metro Cables`. */
  place?: string;
  /** How many were taken, in words, where nothing of it is ever added. */
  described?: (count: number) => string;
}

/** Takes good rows, telling how much is done, from 0 to 1; answers whether any went in. Given up, none do. */
export type Take<Draft extends object, Known extends object> = (
  rows: readonly ValidatedRow<Draft, Known>[],
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<boolean>;

/** Takes good rows: tells how many went in, answers whether any did, and has those that were left out. */
export function useTaking<Draft extends object, Known extends object, Added, Edited>(
  { one, many }: Pick<Importable<Draft, Known>, 'one' | 'many'>,
  { brought, fitting, fact, parts = () => 1, place = '', described }: Taking<Draft, Known, Added, Edited>,
) {
  const sayAll = useSayAll();
  const [leftOut, setLeftOut] = useState<readonly LeftOutRow[]>([]);
  const take: Take<Draft, Known> = async (rows, onProgress, signal) => {
    const { all, leftOutRows } = broughtByRows(rows, brought);
    const fitted = fitting(all);
    const { added, edits } = fitted;
    setLeftOut(leftOutRows(fitted));
    await itsTurn();
    const taken =
      described?.(edits.length) ??
      `${formatCount(added.length)} ${added.length === 1 ? one : many} added and ${formatCount(edits.length)} changed${place}.`;
    const others = fitted.leftOut.length > 0 ? ` ${formatCount(fitted.leftOut.length)} skipped.` : '';
    // Of what does not fit any more the refusal tells why.
    const going = added.length + edits.length > 0 ? { added, edits } : all;
    const facts = fact(going);
    const isMany = Symbol.iterator in facts;
    const told = (done: number) => (isMany ? (described?.(done) ?? taken) : taken);
    const inPart = ' Not all of it went in.';
    return sayAll(isMany ? facts : [facts], (done, isWhole) => `${told(done)}${others}${isWhole ? '' : inPart}`, {
      parts: parts(going),
      onProgress,
      signal,
      undoing: 'Undoing the import…',
    });
  };
  return { take, leftOut };
}
