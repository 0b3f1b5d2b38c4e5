import type { OwnFacts } from './ownFacts';

/**
 * Gives up what waits: it is sent no more, and nothing of it outlasts the page, which is to be loaded anew. What is on its way may be
 * kept all the same. Rejects where storage does not let go of it.
 */
export const givingUp =
  ({ waiting, outlasting }: Pick<OwnFacts, 'waiting' | 'outlasting'>) =>
  async (): Promise<void> => {
    waiting.drop(new Set(waiting.all().map(({ id }) => id)));
    await outlasting.tidy();
  };
