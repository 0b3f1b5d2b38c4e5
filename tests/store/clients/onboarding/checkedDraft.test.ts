import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountOpened } from '@/store/facts/accounts';
import { similarTo } from '@/store/clients/accounts/sameClient';
import {
  gstNoWarning,
  offeredCapitals,
  offeredPan,
  offeredState,
  panNoWarning,
} from '@/store/clients/accounts/taxHelp';
import { GSTIN, PAN } from '@/store/kit/typed/taxIds';
import { recall } from '@/store/business/browserMemory';
import { recallScroll } from '@/store/business/scrollMemory';
import { createStore } from '@/store/business/store';
import { WIZARD_STEPS } from '@/machines/salesWizard';
import { draftChecked } from '@/store/clients/onboarding/checkedDraft';
import {
  happened,
  selectDone,
  selectDraft,
  selectStep,
  selectSubmitted,
} from '@/store/clients/onboarding/onboardingSlice';
import { THEMES } from '@/store/browser/looksSlice';
import { accountDraft } from '../../../support/accounts';
import { damaged } from '../../../support/crafted';
import { runs } from '../../../support/runs';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

const draft = accountDraft();
const done = { client: true, billing: true, package: true };
const file = { hash: 'a1', name: 'po.pdf', type: 'application/pdf', size: 10 };
const wizard = (change: object = {}, isDone: object = done) => ({
  value: 'package',
  context: {
    draft: { ...draft, billing: { ...draft.billing, poOfficial: file }, ...change },
    done: { ...done, ...isDone },
  },
});

function opened(written: unknown) {
  kept.set('trackyard.onboarding', JSON.stringify(written));
  const store = createStore(recall());
  store.dispatch(draftChecked());
  return store;
}

test('a wizard as this browser kept it stays as it was', () => {
  const store = createStore({ onboarding: createStore(recall()).getState().onboarding });
  for (const step of WIZARD_STEPS) store.dispatch(happened({ type: 'submitted', step, values: draft[step] }));
  const before = store.getState().onboarding;
  store.dispatch(draftChecked());
  expect(store.getState().onboarding).toBe(before);
  expect(selectSubmitted(opened(wizard()).getState())).toBeDefined();
});

test('what is half typed comes back as it stands, in a step that is not done', () => {
  const store = opened(wizard({ client: { emailAddress: ' meera@', mobileNumber: '98' } }, { client: false }));
  expect(selectDraft(store.getState(), 'client')).toEqual({ emailAddress: ' meera@', mobileNumber: '98' });
  expect(selectStep(store.getState())).toBe('client');
});

test.each([
  ['has an e-mail that is none', { emailAddress: 'meera@' }],
  ['lacks a field', { emailAddress: undefined }],
  ['has a number for a text', { companyName: 7 }],
  ['has a state that nobody can choose', { state: 'Atlantis' }],
  ['has a longer text than its form takes', { firstName: 'x'.repeat(201) }],
])('a step said to be done is not, when it %s', (_title, change) => {
  const store = opened(wizard({ client: { ...draft.client, ...change } }));
  expect(selectDone(store.getState())).toEqual({ ...done, client: false });
  expect(selectStep(store.getState())).toBe('client');
  expect(selectDraft(store.getState(), 'client').lastName).toBe(draft.client.lastName);
});

test('a done step is handed over as its form would, without what nobody sees', () => {
  const store = opened(wizard({ client: { ...draft.client, firstName: ' Mee\u202Era ', extra: 1 } }));
  expect(selectSubmitted(store.getState())?.client).toEqual({ ...draft.client, firstName: 'Meera' });
});

test('whatever JSON stands in the place of any part of what this browser keeps, the product starts and the wizard can show it', () => {
  const whole = {
    'trackyard.browser': { looks: { theme: 'dark', menuCollapsed: true } },
    'trackyard.session': { name: 'ravi', rememberedEmail: 'ravi@trackyard.example', signIn: 1, signIns: 1 },
    'trackyard.onboarding': wizard(),
    'trackyard.seen': { upTo: 7 },
    'react-router-scroll-positions': { first: 100 },
  };
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.nat(), { minLength: 20, maxLength: 20 }), (part, throws) => {
      kept.clear();
      for (const [key, value] of Object.entries(
        damaged(whole, part, throws[Symbol.iterator]() as IterableIterator<number>),
      )) {
        kept.set(key, JSON.stringify(value));
      }
      recallScroll();
      const store = createStore(recall());
      store.dispatch(draftChecked());
      const { session, looks, seen, onboarding } = store.getState();
      expect([typeof session.name, typeof session.rememberedEmail]).toEqual(['string', 'string']);
      expect(THEMES).toContain(looks.theme);
      expect(typeof looks.menuCollapsed).toBe('boolean');
      expect(['number', 'undefined']).toContain(typeof seen.upTo);
      expect(typeof JSON.parse(kept.get('react-router-scroll-positions') ?? '{}')).toBe('object');
      const { client, billing } = onboarding.context.draft as Partial<typeof draft>;
      const { gstNo = '', panNo = '' } = billing ?? {};
      similarTo([], { ...(client && { client }), ...(billing && { billing }) });
      gstNoWarning(gstNo);
      panNoWarning(panNo, { gstNo });
      offeredCapitals(gstNo, GSTIN);
      offeredCapitals(panNo, PAN);
      offeredPan(gstNo, panNo);
      offeredState(gstNo, client?.state);
      const submitted = selectSubmitted(store.getState());
      expect(submitted ? store.dispatch(accountOpened(submitted)).done : true).toBe(true);
    }),
    { numRuns: runs(200) },
  );
});
