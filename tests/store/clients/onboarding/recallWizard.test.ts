import { expect, test } from 'vitest';
import { freshWizard, wizardAfter, type Wizard, type WizardEvent } from '@/machines/salesWizard';
import { recallWizard } from '@/store/clients/onboarding/recallWizard';

const file = { hash: 'a1', name: 'po.pdf', type: 'application/pdf', size: 10 };
const events: WizardEvent[] = [
  { type: 'submitted', step: 'client', values: { firstName: 'Meera' } },
  { type: 'submitted', step: 'billing', values: { panNo: 'AAPFU0939F', poOfficial: file } },
  { type: 'edited', step: 'package', values: { hardware: 500, installation: null } },
];
const wizard = events.reduce(wizardAfter, freshWizard);
const kept = (changes: object) => JSON.parse(JSON.stringify({ ...wizard, ...changes })) as unknown;
const done = { client: true, billing: true, package: true };
const { draft } = wizard.context;

test('a kept wizard is the same one again', () => {
  expect(recallWizard(kept({}))).toEqual(wizard);
});

test.each<[string, object, Wizard['value']]>([
  ['at the confirmation is on the last step again', { value: 'confirming', context: { draft, done } }, 'package'],
  [
    'beyond a step that is not done stands on that one',
    { context: { draft, done: { ...done, billing: false } } },
    'billing',
  ],
  [
    'at an unknown place stands on the first step that is not done',
    { value: 7, context: { draft, done: { ...done, client: false } } },
    'client',
  ],
])('a wizard kept %s', (_title, changes, value) => {
  const recalled = recallWizard(kept(changes));
  expect(recalled.value).toBe(value);
  expect(recalled.context.draft).toEqual(draft);
});

test.each<[string, unknown]>([
  ['is nothing', null],
  ['is a text', 'client'],
  ['has no context', kept({ context: null })],
  ['has no draft', kept({ context: { done } })],
  ['does not say what is done', kept({ context: { draft } })],
  ['lacks a step', kept({ context: { draft: { client: {}, billing: {} }, done } })],
  ['says what is done in words', kept({ context: { draft, done: { ...done, billing: 'yes' } } })],
  ['has a step that is no form', kept({ context: { draft: { ...draft, client: 'Meera' }, done } })],
  ['has a field of another kind', kept({ context: { draft: { ...draft, client: { firstName: ['Meera'] } }, done } })],
  [
    'has a longer text than any field takes in',
    kept({ context: { draft: { ...draft, client: { firstName: 'x'.repeat(2_501) } }, done } }),
  ],
  [
    'has a file without a name',
    kept({ context: { draft: { ...draft, billing: { poOfficial: { hash: 'a1' } } }, done } }),
  ],
  ['has a file that cannot be kept so', kept({ context: { draft: { ...draft, billing: { poOfficial: {} } }, done } })],
])('a wizard is as new when what was kept %s', (_title, read) => {
  expect(recallWizard(read)).toEqual(freshWizard);
});

test('what another version kept besides does not come back', () => {
  const recalled = recallWizard(kept({ children: {}, context: { draft: { ...draft, extra: {} }, done, other: 1 } }));
  expect(recalled.context).toEqual({ draft, done });
  expect(Object.keys(recalled).toSorted()).toEqual(['context', 'value']);
});
