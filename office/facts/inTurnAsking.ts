import type { OwnValidator } from './businessValidator';
import type { openFactDesk } from './factDesk';

/**
 * Tells whether something is so by all that was said before, in turn with what people say: once the office has written down that it
 * sends a mail, the fact that asked for it is not taken back any more, so that what was so stays so. Rejects where not all can be read.
 */
export const inTurnAsking =
  (validator: Pick<OwnValidator, 'readOn'>, desk: Pick<ReturnType<typeof openFactDesk>, 'inTurn' | 'leads'>) =>
  (isSo: () => boolean): Promise<boolean> =>
    desk.inTurn(async () => {
      await validator.readOn();
      return desk.leads() && isSo();
    });
