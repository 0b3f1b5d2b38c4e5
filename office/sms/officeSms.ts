import { partsADay } from '@/office/sms/smsSettings';
import { goesByAny, templateOf, withEnding } from '@/office/sms/smsTemplates';
import { smsSize } from '@/store/care/messages/smsParts';
import type { WithTemplates } from '@/store/billing/templates/template';
import type { PostBook } from '../post/postBook';
import { standingIn } from '../post/standing';
import { wayOf } from '../post/way';
import type { Sealing } from '../signIn/sealing';
import { earlyReportsIn } from './earlyReports';
import { keptSmsIn } from './keptSms';
import { otpTextsOf } from './otpTexts';
import { smsSender } from './sender';

export type OfficeSms = ReturnType<typeof officeSms>;

/** The SMS of an office: how they are sent, what sends them, and how it stands with them; limits are in parts. */
export function officeSms(book: PostBook, sealing: Sealing, now: () => Date) {
  const kept = keptSmsIn(book, sealing);
  const standing = standingIn(book, 'sms', now);
  const way = wayOf({
    async read() {
      const { settings, place } = await kept.read();
      const held = await kept.held.by(place);
      const templates = held.size > 0 ? await kept.templates() : [];
      return {
        limits: settings && {
          atNight: settings.atNight,
          mostAnHour: settings.mostAnHour,
          mostADay: partsADay(settings),
        },
        place,
        sizeOf: ({ text }) => smsSize(withEnding(settings, text)).parts,
        holds:
          held.size > 0
            ? ({ text }) => held.has(templateOf(templates, withEnding(settings, text))?.template.templateId ?? '')
            : undefined,
      };
    },
    standing,
    isCounted: true,
    words: {
      stopped:
        'SMS are stopped, but for OTPs: what is asked for waits, and is told as not sent after a day. Settings → Messages lets them go on.',
      halted: 'No SMS is sent, and what is asked for waits. Look at Settings → Messages, and save SMS anew.',
      delayed: 'SMS are tried again, as the provider did not take them. Settings → Messages tells why.',
      unanswered: 'SMS wait a while, as the provider did not answer the last one, which may have gone.',
      held: 'SMS of a registered text wait, as the provider does not take it. Settings → Messages tells why.',
      notSetUp: 'SMS wait to be sent, and the office has no provider. Fill in Settings → Messages.',
    },
  });
  /** The registered texts by which OTPs went or may go. */
  const otpTexts = (state: WithTemplates) => otpTextsOf(kept, state);
  return {
    kept,
    otpTexts,
    early: earlyReportsIn(book, () => now().getTime()),
    standing,
    way,
    ...smsSender(kept, standing),
    /** Whether a text, with the ending that every text has, goes by a registered text that tells an OTP. */
    async readsAsOtp(text: string, state: WithTemplates): Promise<boolean> {
      const { settings } = await kept.read();
      return goesByAny(await otpTexts(state), await kept.templates(), withEnding(settings, text));
    },
  };
}
