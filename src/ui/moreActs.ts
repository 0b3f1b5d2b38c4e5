import type { LimitedAction } from './limits';

/** What a menu offers. */
export interface MoreAct {
  label: string;
  /** What it does, where not everybody may: whoever may not finds the reason below its name. */
  does?: LimitedAction;
  /** Why it cannot be done now, in a sentence. */
  whyNot?: string | undefined;
  /** Whether it takes something away. */
  takes?: boolean;
  onClick: () => void;
}

/** Those of `acts` that there are, each with the reason, in a sentence, why this person cannot do it now. */
export const offeredActs = (
  acts: readonly (MoreAct | false | undefined)[],
  whyNot: (does: LimitedAction) => string | undefined,
) => acts.flatMap((act) => (act ? [{ ...act, reason: (act.does && whyNot(act.does)) ?? act.whyNot }] : []));
