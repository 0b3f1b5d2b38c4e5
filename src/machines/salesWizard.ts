import { assign, setup, transition } from 'xstate';

export const WIZARD_STEPS = ['client', 'billing', 'package'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

interface WizardContext {
  /** What was typed, step by step; what is in it is the forms' affair. */
  draft: Record<WizardStep, object>;
  /** Whether a step's values were submitted, and not edited since. */
  done: Record<WizardStep, boolean>;
}

export type WizardEvent =
  | { type: 'edited' | 'submitted'; step: WizardStep; values: object }
  | { type: 'visited'; step: WizardStep }
  | { type: 'confirmed' }
  | { type: 'declined' };

/** The wizard as it is stored: where it stands and what it knows. */
export interface Wizard {
  value: WizardStep | 'confirming';
  context: WizardContext;
}

/** A wizard in which nothing was typed yet. */
export const freshWizard: Wizard = {
  value: 'client',
  context: {
    draft: { client: {}, billing: {}, package: {} },
    done: { client: false, billing: false, package: false },
  },
};

const isAbout =
  (step: WizardStep) =>
  ({ event }: { event: { step: WizardStep } }) =>
    event.step === step;

interface Typed {
  step: WizardStep;
  values: object;
}

/** Keeps what was typed in a step, which is done with it or is not. */
const keeping = (isDone: boolean) =>
  ({ type: 'keep', params: ({ event: { step, values } }: { event: Typed }) => ({ step, values, isDone }) }) as const;

const whileUndone = (step: WizardStep) => ({
  guard: ({ context }: { context: WizardContext }) => !context.done[step],
  target: step,
});

/**
 * The way to a new account: three steps and a confirmation. Each place gives way to the first step before it that
 * is not done, however it was reached.
 */
export const salesWizardMachine = setup({
  types: { context: {} as WizardContext, events: {} as WizardEvent },
  actions: {
    keep: assign(({ context: { draft, done } }, { step, values, isDone }: Typed & { isDone: boolean }) => ({
      draft: { ...draft, [step]: values },
      done: { ...done, [step]: isDone },
    })),
    clear: assign(freshWizard.context),
  },
}).createMachine({
  id: 'salesWizard',
  initial: 'client',
  context: freshWizard.context,
  on: {
    edited: { actions: keeping(false) },
    submitted: [
      { guard: isAbout('client'), actions: keeping(true), target: '.billing' },
      { guard: isAbout('billing'), actions: keeping(true), target: '.package' },
      { actions: keeping(true), target: '.confirming' },
    ],
    visited: [
      { guard: isAbout('client'), target: '.client' },
      { guard: isAbout('billing'), target: '.billing' },
      { target: '.package' },
    ],
  },
  states: {
    client: {},
    billing: { always: whileUndone('client') },
    package: { always: [whileUndone('client'), whileUndone('billing')] },
    confirming: {
      always: WIZARD_STEPS.map(whileUndone),
      on: { confirmed: { target: 'client', actions: 'clear' }, declined: 'client' },
    },
  },
});

/** The step whose screen shows a place of the wizard: the confirmation is asked on the last one. */
export const wizardStepAt = (value: Wizard['value']): WizardStep => (value === 'confirming' ? 'package' : value);

/** The stored wizard after an event; the very same one when the event changes nothing. */
export function wizardAfter(wizard: Wizard, event: WizardEvent): Wizard {
  const [{ value, context }] = transition(salesWizardMachine, salesWizardMachine.resolveState(wizard), event);
  return value === wizard.value && context === wizard.context ? wizard : { value, context };
}
