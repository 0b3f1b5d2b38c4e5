import type { ComponentType } from 'react';
import { retriedScreen } from './retriedScreen';

type Load = () => Promise<{ default: ComponentType }>;

/** A route's component, its code fetched when somebody goes (or is about to go) there. */
export const lazyScreen = (load: Load) => ({
  lazy: async () => {
    try {
      return { Component: (await load()).default };
    } catch {
      // The router keeps a failure for good, so that it is given what tries again.
      return { Component: retriedScreen(load) };
    }
  },
});

/** The same for the screens of an area, by name, whose list is fetched too: the first screen need not bring all of them. */
export const screensOf =
  <Name extends string>(area: () => Promise<{ default: Readonly<Record<Name, Load>> }>) =>
  (name: Name) =>
    lazyScreen(async () => (await area()).default[name]());
