import { mailSettingsSchema } from '@/office/mail/mailSettingsSchema';
import { sealedSettingsIn, type SettingsBook, type SettingsSealing } from '../sealedSettings';
import type { SendingSettings } from './mailer';
import type { Standing } from './standing';
import { wayOf } from './way';

export type PostSettings = Pick<ReturnType<typeof postSettingsIn>, 'read' | 'save' | 'remove'>;

/** How the office sends mail, sealed. */
export const postSettingsIn = (book: SettingsBook, sealing: SettingsSealing) =>
  sealedSettingsIn<SendingSettings>(book, sealing, 'room', (known) => {
    if (!mailSettingsSchema.isValidSync(known)) return undefined;
    const { password = '', ...settings } = mailSettingsSchema.cast(known);
    return { ...settings, password };
  });

/** The way by which mail goes. */
export const mailWay = (settings: Pick<PostSettings, 'read'>, standing: Standing) =>
  wayOf({
    async read() {
      const { settings: limits, place } = await settings.read();
      return { limits, place };
    },
    standing,
    words: {
      stopped:
        'Mail is stopped: what is asked for waits, and is told as not sent after a day. Settings → Messages lets it go on.',
      halted: 'No mail is sent, and what is asked for waits. Look at Settings → Messages, and save it anew.',
      delayed: 'Mail is tried again, as the mail server did not take it. Settings → Messages tells why.',
      unanswered: 'Mail waits a while, as the mail server did not answer the last one, which may have gone.',
      notSetUp: 'Mail waits to be sent, and the office has no mail server. Fill in Settings → Messages.',
    },
  });
