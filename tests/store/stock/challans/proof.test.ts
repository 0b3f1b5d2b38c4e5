import { expect, test } from 'vitest';
import { createStore } from '@/store/business/store';
import { challanAnswered, handoverVerified } from '@/store/facts/challans';
import { broughtAlong, challansBrought } from '@/store/stock/challans/brought';
import type { Proof } from '@/store/stock/challans/challan';
import { selectChallan } from '@/store/stock/challans/challansSlice';
import { answersOf, ACCEPTED } from '@/store/stock/challans/challanAnswers';
import { isReceivedBy, proofWords } from '@/store/stock/challans/proof';
import { STORE } from '@/store/kit/movements/holder';
import { challanToDelhi, returnedLine } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';

const answer = (places: readonly number[], proof?: Proof) => {
  const fact = challanAnswered(
    challanToDelhi,
    answersOf(challanToDelhi, Object.fromEntries(places.map((place) => [place, ACCEPTED]))),
    '2026-11-21',
  );
  return proof ? { ...fact, payload: { ...fact.payload, proof } } : fact;
};
const challanIn = (store: ReturnType<typeof createStore>, id: string) =>
  selectChallan(store.getState(), id) ?? { lines: [] };
const wordsAfter = (...facts: readonly ReturnType<typeof answer>[]) => {
  const store = createStore({ ...smallBusiness });
  for (const fact of facts) store.dispatch(fact);
  return proofWords(challanIn(store, 'challan-9'));
};

test('a challan says whether it is known that its receiver answered it', () => {
  expect(wordsAfter()).toBeUndefined();
  expect(wordsAfter(answer([0, 1]))).toBe('Not verified');
  expect(wordsAfter(answer([0, 1], 'OTP'))).toBe('OTP verified');
  expect(wordsAfter(answer([0, 1], 'Sign-in'))).toBe("Verified by the receiver's sign-in");
  expect(wordsAfter(answer([0], 'OTP'), answer([1]))).toBe('1 of 2 lines verified');
  expect(wordsAfter(answer([0], 'OTP'), answer([1], 'Sign-in'))).toBe('Verified by OTP and by sign-in');
});

test('what is brought along is not verified by this office, but for what it has word for word itself', () => {
  const there = createStore({ ...smallBusiness });
  there.dispatch(answer([0], 'OTP'));
  there.dispatch(answer([1], 'Sign-in'));
  const { challans } = there.getState();
  const wordsIn = (table: typeof challans) => proofWords(table.entities['challan-9'] ?? { lines: [] });
  expect(wordsIn(broughtAlong(challans))).toBe('Not verified by this office');
  expect(wordsIn(challansBrought(challans, smallBusiness.challans))).toBe('Not verified by this office');
  expect(challansBrought(challans, challans)).toEqual(challans);
  const here = createStore({ ...smallBusiness });
  here.dispatch(answer([0], 'OTP'));
  expect(wordsIn(challansBrought(challans, here.getState().challans))).toBe('1 of 2 lines verified');
});

test('what is said of the first step of a return says nothing of the second', () => {
  const store = createStore({ ...smallBusiness });
  const first = handoverVerified([returnedLine(1)], 'pending');
  store.dispatch({ ...first, payload: { ...first.payload, proof: 'Sign-in' } });
  const words = () => proofWords(challanIn(store, 'received-1'));
  expect(words()).toBe("Verified by the receiver's sign-in");
  store.dispatch(handoverVerified([returnedLine(1)], 'accepted'));
  expect(words()).toBe('Not verified');
});

test('an installer receives what is handed to him, and whoever works with stock what comes back', () => {
  const toBag = { to: { at: 'installer' as const, id: 'installer-1' } };
  expect(isReceivedBy(toBag, { role: 'installer', installerId: 'installer-1' })).toBe(true);
  expect(isReceivedBy(toBag, { role: 'installer', installerId: 'installer-2' })).toBe(false);
  expect(isReceivedBy(toBag, { role: 'installer' })).toBe(false);
  expect(isReceivedBy(toBag, undefined)).toBe(false);
  expect(isReceivedBy({ to: STORE }, { role: 'stock' })).toBe(true);
  expect(isReceivedBy({ to: STORE }, undefined)).toBe(true);
  expect(isReceivedBy({ to: STORE }, { role: 'installer', installerId: 'installer-1' })).toBe(false);
  expect(isReceivedBy(challanToDelhi, { role: 'stock' })).toBe(false);
});
