import { isObject } from '@/journal/kit/isObject';
import { isAttachment } from '@/store/kit/attachments/attachment';
import { freshWizard, wizardStepAt, WIZARD_STEPS, wizardAfter, type Wizard } from '@/machines/salesWizard';

/** No field takes in more. */
const LONGEST = 2_500;

/** What a form's field may hold: text, a number, nothing, or what is known of an attached file. */
const isFieldValue = (value: unknown) =>
  value === null ||
  (typeof value === 'string' && value.length <= LONGEST) ||
  typeof value === 'number' ||
  isAttachment(value);

const isWizard = (kept: unknown): kept is Wizard => {
  if (!isObject(kept) || !isObject(kept.context)) return false;
  const { draft, done } = kept.context;
  if (!isObject(draft) || !isObject(done)) return false;
  return WIZARD_STEPS.every((step) => {
    const values = draft[step];
    return isObject(values) && Object.values(values).every(isFieldValue) && typeof done[step] === 'boolean';
  });
};

/**
 * The wizard as this browser kept it, on the step where it stood, as far as its law allows; a fresh one when another
 * hand or version wrote it.
 */
export function recallWizard(kept: unknown): Wizard {
  if (!isWizard(kept)) return freshWizard;
  const { draft, done } = kept.context;
  const context = {
    draft: { client: draft.client, billing: draft.billing, package: draft.package },
    done: { client: done.client, billing: done.billing, package: done.package },
  };
  // An unknown place is visited as the last step, and leads to the first one that is not done.
  return wizardAfter({ value: 'client', context }, { type: 'visited', step: wizardStepAt(kept.value) });
}
