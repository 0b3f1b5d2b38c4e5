import type { OwnJudge } from './judging';
import type { openFactDesk } from './factDesk';

/**
 * Tells whether something is so by all that was said before, in turn with what people say: once the office has written down that it
 * sends a mail, the fact that asked for it is not taken back any more, so that what was so stays so. Rejects where not all can be read.
 */
export const inTurnAsking =
  (judge: Pick<OwnJudge, 'readOn'>, desk: Pick<ReturnType<typeof openFactDesk>, 'inTurn' | 'leads'>) =>
  (isSo: () => boolean): Promise<boolean> =>
    desk.inTurn(async () => {
      await judge.readOn();
      return desk.leads() && isSo();
    });
