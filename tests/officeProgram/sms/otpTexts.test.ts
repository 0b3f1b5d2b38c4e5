// The registered texts by which OTPs go: of anybody else the office sends nothing that fits one.
import { expect, onTestFinished, test } from 'vitest';
import { OTP_EXAMPLE, otpText } from '@/store/billing/templates/otpText';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { templateChanged } from '@/store/facts/templates';
import { createSealing } from '../../../office/signIn/sealing';
import { officeSms } from '../../../office/sms/officeSms';
import { memoryBook } from '../../support/memoryBook';
import { done } from '../../support/said';
import { startSmsServer } from '../../support/smsServer';

const SETTINGS = {
  provider: 'Other' as const,
  entityId: '1101400000000000001',
  header: 'KONKAN',
  ending: '- Konkan Trackers Private Limited',
  mostAnHour: 1_000,
  atNight: 'Goes' as const,
  key: '',
};

/** A business whose OTPs are told in these words. */
function worded(sms: string): Business {
  const store = createStore(emptyBusiness);
  done(store.dispatch(templateChanged('OTP', 'en', { was: {}, to: { sms } })));
  return store.getState();
}
const FIRST = worded('{otp} is the code to accept challan {challan}.');
const LATER = worded('Challan {challan}: tell {otp} to whoever brings it.');

/** An office with these registered texts, before their ending. */
async function office(...texts: readonly string[]) {
  const provider = await startSmsServer();
  onTestFinished(provider.stop);
  const sms = officeSms(memoryBook().through(), createSealing('a secret of an office', 'sms'), () => new Date());
  await sms.kept.save({ ...SETTINGS, url: provider.address });
  const all = texts.map((text, place) => ({
    templateId: `110716000000000000${place}`,
    text: `${text} ${SETTINGS.ending}`,
  }));
  await sms.kept.changeTemplates(() => all);
  return {
    ...sms,
    provider,
    tell: (business: Business) => sms.sendAtOnce('9820012345', otpText(business, 'en', OTP_EXAMPLE), OTP_EXAMPLE.otp),
  };
}
const REGISTERED_FIRST = '{#var#} is the code to accept challan {#var#}.';
const REGISTERED_LATER = 'Challan {#var#}: tell {#var#} to {#var#}.';

test('what goes by the registered text by which an OTP may go reads as one, in whichever words for its variables', async () => {
  const { readsAsOtp } = await office(REGISTERED_FIRST, REGISTERED_LATER);
  const isRead = (business: Business) =>
    Promise.all(
      ['999999 is the code to accept challan 7.', 'Challan 7: tell 999999 to Vijay.'].map((text) =>
        readsAsOtp(text, business),
      ),
    );
  expect(await isRead(FIRST)).toEqual([true, false]);
  expect(await isRead(LATER)).toEqual([false, true]);
  expect(await readsAsOtp('Challan 7 is on its way.', LATER)).toBe(false);
});

test('what goes by a registered text by which an OTP went reads as one, though another one tells it by now', async () => {
  const { readsAsOtp, tell, send, provider } = await office(REGISTERED_FIRST, REGISTERED_LATER);
  const earlier = '999999 is the code to accept challan 7.';
  // An admin who tries that text tells nobody an OTP.
  expect(await send('9820012345', earlier)).toMatchObject({ what: 'accepted' });
  provider.state.answer = '{"type":"error","message":"not now"}';
  provider.state.status = 503;
  await tell(FIRST);
  expect(await readsAsOtp(earlier, LATER)).toBe(false);
  provider.state.status = 200;
  provider.state.answer = '{"type":"success","message":"1"}';
  expect(await tell(FIRST)).toMatchObject({ what: 'accepted' });
  expect(await tell(LATER)).toMatchObject({ what: 'accepted' });
  expect(await readsAsOtp(earlier, LATER)).toBe(true);
});

test('a registered text with fewer than three words before what all end with takes nothing for an OTP', async () => {
  const { readsAsOtp, tell } = await office('{#var#}{#var#}', '{#var#} code {#var#}');
  expect(await tell(FIRST)).toMatchObject({ what: 'accepted' });
  expect(await readsAsOtp('Your code is on its way.', FIRST)).toBe(false);
});

test('of several OTPs that go at once by several texts each is known', async () => {
  const { kept, tell } = await office(REGISTERED_FIRST, REGISTERED_LATER);
  await Promise.all([tell(FIRST), tell(LATER), tell(FIRST)]);
  expect((await kept.wentAsOtp.all()).toSorted()).toEqual(
    [REGISTERED_FIRST, REGISTERED_LATER].map((text) => `${text} ${SETTINGS.ending}`).toSorted(),
  );
});

test('of texts that an OTP fits the first alone tells one, as it goes by that', async () => {
  const { readsAsOtp } = await office(REGISTERED_FIRST, '{#var#} code to accept {#var#}');
  expect(await readsAsOtp('999999 is the code to accept challan 7.', FIRST)).toBe(true);
  expect(await readsAsOtp('Ask us for the code to accept it.', FIRST)).toBe(false);
});
