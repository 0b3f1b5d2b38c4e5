import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { businessModel } from '@/store/business/businessModel';
import { misfit } from '@/store/business/checked/checked';
import { reasonIn } from '@/store/business/inHindi/reasonIn';
import { replay } from '@/store/business/replay';
import { challanAnswered, challanCancelled, challanOffered } from '@/store/facts/challans';
import { jobClosed, visitFailed } from '@/store/facts/jobs';
import { runs } from '../../support/runs';
import { numbersFrom, oneOf } from '../../support/work/chance';
import { someFact } from '../../support/work/someFact';
import { workplace } from '../../support/work/workplace';

test.each([
  ['Challan 4 is Cancelled now.', 'चालान 4 अब रद्द है।'],
  ['Line 2 of challan 5 is Accepted now.', 'चालान 5 की लाइन 2 अब मिला है।'],
  ['MH 12 AB 1234 was closed on 05 Sep 2026.', 'MH 12 AB 1234 05 सित 2026 से बंद है।'],
  ['IMEI 3582 is in the bag of Rakesh Yadav.', 'IMEI 3582 Rakesh Yadav के बैग में है।'],
  ['Not undone: the installer has job 7 at that time by now.', 'वापस नहीं हुआ: उस समय अब काम 7 है।'],
  [
    'There is nothing to undo: it was not done. Job 4 is Done now.',
    'वापस लेने को कुछ नहीं है: वह हुआ ही नहीं। काम 4 अब पूरा है।',
  ],
  [
    'The office does not answer. Trackyard tries again by itself.',
    'ऑफ़िस जवाब नहीं दे रहा। Trackyard अपने-आप फिर कोशिश करता है।',
  ],
  [
    'Not undone: MH 12 AB 1234 is on bill TY/26-27/0007 by now.',
    'वापस नहीं हुआ: MH 12 AB 1234 अब बिल TY/26-27/0007 में है।',
  ],
  [
    'The storage of this browser is full. Free some space on this device.',
    'इस ब्राउज़र की जगह भर गई है। फ़ोन में जगह खाली करें।',
  ],
  [
    'Only 3 of Vehicle Tracker V5 are in the bag of Ravi May Sharma.',
    'Vehicle Tracker V5 Ravi May Sharma के बैग में सिर्फ़ 3 है।',
  ],
  [
    'The office does not take that much in one go: do it in smaller parts.',
    'ऑफ़िस एक बार में इतना नहीं लेता: थोड़ा-थोड़ा करके करें।',
  ],
  [
    'This file is larger than the office takes from you. Choose a smaller one, or do it in smaller parts.',
    'यह फ़ाइल ऑफ़िस के लिए बहुत बड़ी है। छोटी फ़ाइल चुनें, या थोड़ा-थोड़ा करके करें।',
  ],
  [
    'The office cannot keep this, as it is too long. Do it again in smaller parts, or with shorter names.',
    'यह इतना लंबा है कि ऑफ़िस रख नहीं सकता। थोड़ा-थोड़ा करके, या छोटे नामों से फिर करें।',
  ],
  ['Job 4 is with Active.', 'काम 4 अब Active के पास है।'],
  [
    'By the clock of this device today is 05 Sep 2026, but challan 7 is of 09 Sep 2026.',
    'इस फ़ोन की घड़ी में आज 05 सित 2026 है, पर चालान 7 09 सित 2026 का है।',
  ],
  [
    'By the clock of this device today is 05 Sep 2026, 4 days after the last that was said: on 01 Sep 2026.',
    'इस फ़ोन की घड़ी में आज 05 सित 2026 है, पर आखिरी बार कुछ 01 सित 2026 को दर्ज हुआ था: 4 दिन पहले।',
  ],
])('%s is to whoever reads Hindi: %s', (english, hindi) => {
  expect(reasonIn('hi', english)).toBe(hindi);
  expect(reasonIn('en', english)).toBe(english);
});

test.each([
  'Something that nobody has put into Hindi.',
  'The disk is fine. It is full.',
  'Challan 5 is Partly Answered now.',
  'It is something else.',
  'Not undone: something that nobody has put into Hindi.',
])('%s stays as it is, whole', (english) => expect(reasonIn('hi', english)).toBe(english));

const INSTALLERS = [challanOffered, challanAnswered, challanCancelled, jobClosed, visitFailed];
/** What of a sentence would be English. */
const ENGLISH = /\b(?:is|are|was|were|has|have|the|of|to|not|it|this|that|say|which|by|in|at|on|now|already|there)\b/i;

/** Why what installers say in a busy office is refused, and what they take back. */
function refusals(facts: number): ReadonlySet<string> {
  const below = numbersFrom(11);
  const found = new Set<string>();
  const done: UnknownAction[] = [];
  let [business, seen] = [workplace, workplace];
  for (let said = 0; said < facts; said += 1) {
    if (below(10) === 0) seen = business;
    const drawn = someFact(seen, below);
    const undo = below(10) === 0 ? oneOf(done, below) : undefined;
    if (!drawn && !undo) continue;
    const fact = undo ?? businessModel.asSaid(drawn as UnknownAction, seen);
    const isTheirs = undo !== undefined || INSTALLERS.some(({ match }) => match(fact));
    const refusal = businessModel.refusal(business, fact);
    if (refusal && isTheirs) found.add(refusal.reason);
    if (refusal) continue;
    const before = business;
    business = replay(business, [fact], undefined, misfit);
    if (isTheirs && !undo && business !== before) done.push(businessModel.undoing(fact, before));
  }
  return found;
}

test('whatever is refused of what installers say is told in Hindi', () => {
  const reasons = [...refusals(30 * runs(300))];
  expect(reasons.length).toBeGreaterThan(10);
  const inEnglish = reasons.filter(
    (reason) => reasonIn('hi', reason) === reason || ENGLISH.test(reasonIn('hi', reason)),
  );
  expect(inEnglish).toEqual([]);
});
