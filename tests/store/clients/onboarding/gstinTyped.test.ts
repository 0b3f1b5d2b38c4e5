import { expect, test } from 'vitest';
import { STATES } from '@/store/clients/accounts/taxState';
import { recipientOf } from '@/store/billing/bills/recipient';
import { gstinTyped } from '@/store/clients/onboarding/gstinTyped';
import { happened, selectDone, selectDraft } from '@/store/clients/onboarding/onboardingSlice';
import { createStore } from '@/store/business/store';
import { gstinOf } from '@/store/kit/typed/gstin';
import { STATE_CODES } from '@/store/kit/typed/taxIds';
import { account, accountDraft } from '../../../support/accounts';

/** The state of the wizard's client after a GST number was typed in its second step. */
function stateAfter(gstNo: string, state = 'Mumbai') {
  const store = createStore();
  const values = { ...accountDraft().client, state };
  store.dispatch(happened({ type: 'submitted', step: 'client', values }));
  store.dispatch(gstinTyped(gstNo));
  expect(selectDone(store.getState()).client).toBe(true);
  return selectDraft(store.getState(), 'client').state;
}

test('a GST number fills the state that it is registered in, whichever of all states that is', () => {
  for (const [code, name] of STATE_CODES) {
    expect(STATES).toContain(name);
    expect(stateAfter(gstinOf(code, 'AAPFU0939F'), 'Sikkim')).toBe(name);
  }
});

test('one of Maharashtra leaves a client of Mumbai there, and one that looks wrong leaves the state', () => {
  expect(stateAfter('27AAPFU0939F1ZV')).toBe('Mumbai');
  expect(stateAfter('07AAACI5853L1Z5')).toBe('Mumbai');
  expect(stateAfter('07AAPFU')).toBe('Mumbai');
  expect(stateAfter('')).toBe('Mumbai');
});

test('each state has its two digits on a document, where the GST number tells none', () => {
  const codeOf = (state: string) => {
    const { client, billing, ...row } = account(1);
    return recipientOf({ ...row, client: { ...client, state }, billing: { ...billing, gstNo: '' } }).stateCode;
  };
  expect(STATES.map(codeOf)).not.toContain('');
  expect(codeOf('Ladakh')).toBe('38');
});
