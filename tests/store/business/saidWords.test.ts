import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { factUndone } from '@/journal/undo/undo';
import { inWords } from '@/store/business/activity';
import { missedWords, selectReaderLanguage } from '@/store/business/missedWords';
import { saidIn } from '@/store/business/saidWords';
import { languageChosen } from '@/store/browser/looksSlice';
import { createStore } from '@/store/business/store';
import { agoIn } from '@/store/care/jobs/visitWords';
import { challanAnswered, challanCancelled, challanOffered, handoverVerified } from '@/store/facts/challans';
import { jobClosed, visitFailed } from '@/store/facts/jobs';
import { vendorAdded } from '@/store/facts/vendors';
import { placeName } from '@/store/stock/onHand/holderWords';
import { sampleOn } from '../../support/sample';
import { vendorDraft } from '../../support/vendors';

const ON = '2026-09-19';
const business = sampleOn(ON);
const [job] = Object.values(business.jobs.entities);
const [challan] = Object.values(business.challans.entities);
if (!job || !challan) throw new Error('The sample has neither jobs nor challans.');

const closed = jobClosed({
  id: job.id,
  on: ON,
  installerId: 'installer-1',
  outcomes: [{ vehicleId: 'v', vehicleNo: 'MH 12 AB 1234', workDone: 'Fitted', deviceIn: '358245079412369' }],
  signed: { by: 'Arvind Saxena' },
});
const failed = visitFailed({ id: job.id, on: ON, installerId: 'installer-1', cause: 'Vehicle away', remark: 'Pune' });
const line = { device: '358245079412369', qty: 1 };
const offered = challanOffered({ from: challan.from, to: challan.to, lines: [line, { sim: '1', qty: 1 }] }, ON);
offered.payload.id = challan.id;

test.each<[UnknownAction, string]>([
  [closed, `काम ${job.number} पूरा किया: MH 12 AB 1234 लगाया, हस्ताक्षर Arvind Saxena`],
  [failed, `काम ${job.number} नहीं हो सका: गाड़ी वहाँ नहीं थी, Pune`],
  [offered, `चालान ${challan.number} से 2 नग दिए`],
  [
    challanAnswered(challan, [{ ...line, line: 0, outcome: 'Accepted' }], ON),
    `चालान ${challan.number}: 1 में से 1 लाइनें लीं`,
  ],
  [challanCancelled(challan, ON), `चालान ${challan.number} वापस लिया`],
  [handoverVerified([{ id: challan.id, deviceId: 'd' }], 'pending', ON), '1 डिवाइस लिए'],
  [factUndone({ fact: failed, changes: [] }), `वापस लिया: काम ${job.number} नहीं हो सका: गाड़ी वहाँ नहीं थी, Pune`],
])('what an installer says is told in Hindi', (fact, words) => {
  expect(saidIn('hi', fact, business)).toBe(words);
  expect(saidIn('en', fact, business)).toBe(inWords(fact, business));
});

test('what only the office’s people say, and taking it back, is told in English', () => {
  const added = vendorAdded(vendorDraft('Metro'));
  expect(saidIn('hi', added, business)).toBe('added vendor Metro');
  expect(saidIn('hi', factUndone({ fact: added, changes: [] }), business)).toBe('took back: added vendor Metro');
});

test('what came to nothing in part is told in the language of an installer, and to all others in English', () => {
  const missed = { id: 'a', fact: failed, reason: '', leftOut: 2 };
  expect(missedWords(missed, business, 'hi')).toMatch(/, इनमें से 2 छोड़े गए$/);
  expect(missedWords(missed, business)).toMatch(/, of which 2 were skipped$/);
  const store = createStore();
  store.dispatch(languageChosen('hi'));
  const state = store.getState();
  expect(selectReaderLanguage(state)).toBe('en');
  const told = { ...state, origin: { ...state.origin, readBy: { name: 'Rakesh', role: 'installer' as const } } };
  expect(selectReaderLanguage(told)).toBe('hi');
});

test('how long ago something was, and on which day it was, follows the language', () => {
  const now = '2026-09-19T09:30:00.000Z';
  expect(agoIn('hi', '2026-09-19T09:25:00.000Z', now)).toBe('5 मिनट पहले');
  expect(agoIn('hi', '2026-09-05T09:25:00.000Z', now)).toBe('05 सित 2026');
  expect(agoIn('en', '2026-09-05T09:25:00.000Z', now)).toBe('05 Sep 2026');
});

test('the store is called as the screen calls it', () =>
  expect(placeName(business, { at: 'store' }, 'स्टोर')).toBe('स्टोर'));
