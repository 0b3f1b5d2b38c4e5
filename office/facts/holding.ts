import type { Replica } from '@/journal/replica';
import type { openFactDesk } from './factDesk';

interface HoldingOptions {
  held: Set<string>;
  desk: Pick<ReturnType<typeof openFactDesk>, 'inTurn' | 'leads'>;
  /** Has whatever there is read. */
  look: () => void;
  replica: Pick<Replica, 'settled'>;
}

/** Holds records with which the office is at work. */
export const holding = ({ held, desk, look, replica }: HoldingOptions) => ({
  /**
   * Holds a record if that is still so by all that was said before, in turn with what people say: from then on, until it is
   * released, the fact that made it is not taken back. Gives whether it holds.
   */
  hold: (id: string, isSo: () => boolean): Promise<boolean> =>
    desk.inTurn(async () => {
      look();
      await replica.settled();
      if (!desk.leads() || !isSo()) return false;
      held.add(id);
      return true;
    }),
  release: (id: string): void => void held.delete(id),
});
