import { formatCount } from '@/format';
import { useSay } from '@/parts/useSay';
import type { Fact } from '@/store/business/store';
import type { Brought, Fitted, Importable } from '@/store/sheets/importable';
import type { JudgedRow } from '@/store/sheets/judging';

/** How a noun takes what a file brings along. */
export interface Taking<Draft extends object, Known extends object, Added, Edited> {
  /** What the good rows bring. */
  brought: (rows: readonly JudgedRow<Draft, Known>[]) => Brought<Added, Edited>;
  /** What of it fits what is there now. */
  fitting: (brought: Brought<Added, Edited>) => Fitted<Added, Edited>;
  /** The one fact of it. */
  fact: (brought: Brought<Added, Edited>) => Fact;
  /** Of what they are, in words that follow their number, such as ` in Metro Cables`. */
  place?: string;
}

/** Takes good rows as one fact, and tells how many went in and why others were left out; answers whether any did. */
export function useTaking<Draft extends object, Known extends object, Added, Edited>(
  { one, many }: Pick<Importable<Draft, Known>, 'one' | 'many'>,
  { brought, fitting, fact, place = '' }: Taking<Draft, Known, Added, Edited>,
) {
  const say = useSay();
  return (rows: readonly JudgedRow<Draft, Known>[]): boolean => {
    const all = brought(rows);
    const { leftOut, ...fits } = fitting(all);
    const { added, edits } = fits;
    const told = `${formatCount(added.length)} ${added.length === 1 ? one : many} added and ${formatCount(edits.length)} changed${place}.`;
    const why = leftOut[0] ? ` ${formatCount(leftOut.length)} left out: ${leftOut[0].reason}` : '';
    // Of what does not fit any more the refusal tells why.
    return say(fact(added.length + edits.length > 0 ? fits : all), `${told}${why}`);
  };
}
