import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import {
  freshWizard,
  salesWizardMachine,
  wizardStepAt,
  WIZARD_STEPS,
  wizardAfter,
  type Wizard,
  type WizardEvent,
  type WizardStep,
} from '@/machines/salesWizard';

const edited = (step: WizardStep, values: object = { text: 'edited' }): WizardEvent => ({
  type: 'edited',
  step,
  values,
});
const submitted = (step: WizardStep, values: object = { text: 'submitted' }): WizardEvent => ({
  type: 'submitted',
  step,
  values,
});
const visited = (step: WizardStep): WizardEvent => ({ type: 'visited', step });
const confirmed: WizardEvent = { type: 'confirmed' };
const declined: WizardEvent = { type: 'declined' };

const EVENTS: WizardEvent[] = [
  ...WIZARD_STEPS.flatMap((step) => [edited(step), submitted(step), visited(step)]),
  confirmed,
  declined,
];
const ALL_DONE = WIZARD_STEPS.map((step) => submitted(step));

const after = (...events: readonly WizardEvent[]) => events.reduce(wizardAfter, freshWizard);

describe('the wizard', () => {
  test.each<[string, WizardEvent[], Wizard['value']]>([
    ['starts with the client', [], 'client'],
    ['goes on to billing when the client is submitted', [submitted('client')], 'billing'],
    ['goes on to the package after that', [submitted('client'), submitted('billing')], 'package'],
    ['asks for confirmation when all three are submitted', ALL_DONE, 'confirming'],
    ['leads a visit of the package to the client first', [visited('package')], 'client'],
    ['leads a visit of the package to billing next', [submitted('client'), visited('package')], 'billing'],
    ['may be visited at any step that is done', [...ALL_DONE, visited('client')], 'client'],
    ['may go forward again over steps that are done', [...ALL_DONE, visited('client'), visited('package')], 'package'],
    [
      'does not go forward over an edited step',
      [...ALL_DONE, visited('client'), edited('client'), visited('package')],
      'client',
    ],
    ['leaves the confirmation when the package is edited', [...ALL_DONE, edited('package')], 'package'],
    ['leaves the confirmation when the client is edited', [...ALL_DONE, edited('client')], 'client'],
    [
      'falls back when a step behind is edited',
      [submitted('client'), submitted('billing'), edited('billing')],
      'billing',
    ],
    ['stays when a step ahead is edited', [edited('package')], 'client'],
    ['stays when a step ahead is submitted', [submitted('package')], 'client'],
    ['is not confirmed before it asks for it', [submitted('client'), confirmed], 'billing'],
    ['starts again at the client on a No', [...ALL_DONE, declined], 'client'],
    ['starts again at the client on a Yes', [...ALL_DONE, confirmed], 'client'],
  ])('%s', (_title, events, value) => {
    expect(after(...events).value).toBe(value);
  });

  test('keeps what was typed, whether submitted or not', () => {
    const { draft, done } = after(
      submitted('client', { firstName: 'Meera' }),
      edited('billing', { panNo: 'AA' }),
    ).context;
    expect(draft).toEqual({ client: { firstName: 'Meera' }, billing: { panNo: 'AA' }, package: {} });
    expect(done).toEqual({ client: true, billing: false, package: false });
  });

  test('keeps the whole draft on a No, and is as new after a Yes', () => {
    expect(after(...ALL_DONE, declined).context).toEqual(after(...ALL_DONE).context);
    expect(after(...ALL_DONE, confirmed)).toEqual(freshWizard);
  });

  test('is the very same wizard after an event that changes nothing', () => {
    const wizard = after(submitted('client'));
    for (const event of [visited('billing'), visited('package'), confirmed, declined]) {
      expect(wizardAfter(wizard, event)).toBe(wizard);
    }
  });
});

test.each([
  ['client', 'client'],
  ['billing', 'billing'],
  ['package', 'package'],
  ['confirming', 'package'],
] as const)('the wizard at %s is shown on the step %s', (value, step) => {
  expect(wizardStepAt(value)).toBe(step);
});

describe('on every path', () => {
  const places = getShortestPaths(salesWizardMachine, { events: EVENTS }).map(({ state }) => state as Wizard);
  const missing = ({ value, context: { done } }: Wizard) => {
    const place = [...WIZARD_STEPS, 'confirming'].indexOf(value);
    return WIZARD_STEPS.filter((step, index) => index < place && !done[step]);
  };
  const moves = places.flatMap((from) => EVENTS.map((event) => ({ from, event, to: wizardAfter(from, event) })));

  test('every mix of done and undone steps is met, and each place of the wizard', () => {
    expect(new Set(places.map(({ context }) => JSON.stringify(context.done))).size).toBe(8);
    expect(new Set(places.map(({ value }) => value))).toEqual(new Set([...WIZARD_STEPS, 'confirming']));
  });

  test('no step is stood on, nor the confirmation, before all steps ahead of it are done', () => {
    for (const { from, to } of moves) expect([missing(from), missing(to)]).toEqual([[], []]);
  });

  test('a step counts as done when it was submitted last, and the draft is what came with it', () => {
    for (const { from, event, to } of moves) {
      if (event.type !== 'edited' && event.type !== 'submitted') continue;
      expect(to.context.done).toEqual({ ...from.context.done, [event.step]: event.type === 'submitted' });
      expect(to.context.draft).toEqual({ ...from.context.draft, [event.step]: event.values });
    }
  });

  test('a visit leads to the step itself or to the first one that is not done, and changes nothing else', () => {
    for (const { from, event, to } of moves) {
      if (event.type !== 'visited') continue;
      const before = WIZARD_STEPS.slice(0, WIZARD_STEPS.indexOf(event.step));
      expect(to.value).toBe(before.find((step) => !from.context.done[step]) ?? event.step);
      expect(to.context).toBe(from.context);
    }
  });

  test('only a Yes in the confirmation, with all three done, ends it; else nothing typed is ever lost', () => {
    const ends = moves.filter(({ event }) => event.type === 'confirmed').filter(({ from, to }) => from !== to);
    expect(new Set(ends.map(({ from }) => `${from.value} ${Object.values(from.context.done).join()}`))).toEqual(
      new Set(['confirming true,true,true']),
    );
    for (const { to } of ends) expect(to).toEqual(freshWizard);
    const others = moves.filter(({ event }) => !['confirmed', 'edited', 'submitted'].includes(event.type));
    for (const { from, to } of others) expect(to.context).toBe(from.context);
  });
});

test('stored and stepped, it goes the way of a running machine', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 20 }), (events) => {
      const actor = createActor(salesWizardMachine).start();
      for (const event of events) actor.send(event);
      const { value, context } = actor.getSnapshot();
      // As a browser keeps it: written down and read again after each step.
      const stored = events.reduce(
        (wizard, event) => JSON.parse(JSON.stringify(wizardAfter(wizard, event))) as Wizard,
        freshWizard,
      );
      expect(stored).toEqual({ value, context });
    }),
  );
});
