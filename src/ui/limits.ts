import type { ButtonProps } from 'antd';
import { createContext, type ComponentType, type ReactNode } from 'react';

/** What somebody does: says a fact of one of these types, or goes to an address. */
export type LimitedAction = { type: string } | readonly { type: string }[] | string;

export interface LimitsOfPerson {
  /** Why the person may do nothing of it, in a sentence; undefined when they may. */
  whyNot: (workDone: LimitedAction) => string | undefined;
  /** A button for what they may not do. */
  Denied: ComponentType<ButtonProps & { reason: string }>;
  /** What stands in the place of the screen at a path; undefined when they have that screen. */
  instead: (pathname: string) => ReactNode;
}

const nothing = () => undefined;

/** What the person may not do here. By itself it is nothing; a shared office sets limits, by whom it knows. */
export const Limits = createContext<LimitsOfPerson>({ whyNot: nothing, Denied: nothing, instead: nothing });
