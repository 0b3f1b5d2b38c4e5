import { describe, expect, test } from 'vitest';
import { WIZARD_STEPS, type WizardEvent, type WizardStep } from '@/machines/salesWizard';
import { isFact } from '@/store/business/business';
import {
  happened,
  selectBillingBegun,
  selectDone,
  selectDraft,
  selectStep,
  selectSubmitted,
} from '@/store/clients/onboarding/onboardingSlice';
import { createStore } from '@/store/business/store';
import { signedOut } from '@/store/browser/sessionSlice';
import { accountDraft } from '../../../support/accounts';

const submitted = (step: WizardStep): WizardEvent => ({ type: 'submitted', step, values: accountDraft()[step] });
const storeAfter = (...events: WizardEvent[]) => {
  const store = createStore();
  for (const event of events) store.dispatch(happened(event));
  return store;
};

describe('the stored wizard', () => {
  test('goes its way, and tells where it stands, what is done and what was typed', () => {
    const state = storeAfter(submitted('client'), {
      type: 'edited',
      step: 'billing',
      values: { panNo: 'AA' },
    }).getState();
    expect(selectStep(state)).toBe('billing');
    expect(selectDone(state)).toEqual({ client: true, billing: false, package: false });
    expect(selectDraft(state, 'client')).toEqual(accountDraft().client);
    expect(selectDraft(state, 'billing')).toEqual({ panNo: 'AA' });
    expect(selectDraft(state, 'package')).toEqual({});
  });

  test('begins its second step with what the first one said, as long as nothing else was typed', () => {
    const store = storeAfter(submitted('client'));
    const { companyName, address, emailAddress } = accountDraft().client;
    expect(selectBillingBegun(store.getState())).toEqual({
      billingName: companyName,
      billingAddress: address,
      email: emailAddress,
    });
    store.dispatch(happened({ type: 'edited', step: 'billing', values: { billingName: '', email: 'a@b.example' } }));
    expect(selectBillingBegun(store.getState())).toEqual({
      billingName: '',
      billingAddress: address,
      email: 'a@b.example',
    });
  });

  test('hands everything over once all three steps are submitted, and not while one is edited', () => {
    const store = storeAfter(submitted('client'), submitted('billing'));
    expect(selectSubmitted(store.getState())).toBeUndefined();
    store.dispatch(happened(submitted('package')));
    expect(selectSubmitted(store.getState())).toEqual(accountDraft());
    store.dispatch(happened({ type: 'edited', step: 'billing', values: {} }));
    expect(selectSubmitted(store.getState())).toBeUndefined();
  });

  test('starts anew after a Yes', () => {
    const store = storeAfter(...WIZARD_STEPS.map(submitted), { type: 'confirmed' });
    expect(store.getState().onboarding).toEqual(createStore().getState().onboarding);
  });

  test('starts anew when somebody logs out, whose client it is not', () => {
    const store = storeAfter(submitted('client'), submitted('billing'));
    store.dispatch(signedOut());
    expect(store.getState().onboarding).toEqual(createStore().getState().onboarding);
  });

  test('is no other state after an event that changes nothing, and its events are no facts of the business', () => {
    const store = storeAfter();
    const before = store.getState();
    store.dispatch(happened({ type: 'visited', step: 'package' }));
    expect(store.getState()).toBe(before);
    expect(isFact(happened({ type: 'confirmed' }))).toBe(false);
  });
});
