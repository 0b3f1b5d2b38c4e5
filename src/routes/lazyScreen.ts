import type { ComponentType } from 'react';

/** A route's component, its code fetched when somebody goes (or is about to go) there. */
export const lazyScreen = (load: () => Promise<{ default: ComponentType }>) => ({
  lazy: async () => ({ Component: (await load()).default }),
});
