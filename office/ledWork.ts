import { MAIL_ALERT, OTP_ALERT, TRACKING_ALERT, WEBHOOK_ALERT } from '@/office/boards';
import { openApiDesk, type ApiDeskOptions } from './api/openApiDesk';
import { openOtps, type OtpOptions } from './otp/openOtps';
import { openPost, type PostOptions } from './post/openPost';
import { postBookOver } from './post/postBook';
import { createSealing } from './signIn/sealing';
import { officeSms } from './sms/officeSms';
import { openReports } from './sms/openReports';
import { openSms } from './sms/openSms';
import { openTracking, type TrackingOptions } from './tracking/openTracking';
import { openWebhooks, type WebhooksOptions } from './webhooks/openWebhooks';

/** Looks after something; gives what is off with it, in a sentence. */
export type Look = () => Promise<string | undefined>;

/** How it goes where a test says so: whom a mail server's certificate is trusted from, and how long anything waits for the next, or for its Undo. */
export type Trial = Pick<PostOptions, 'ca' | 'betweenMs' | 'lookEveryMs' | 'undoMs'>;

type LedOptions = TrackingOptions &
  ApiDeskOptions &
  WebhooksOptions &
  Omit<OtpOptions, 'sms'> &
  Omit<PostOptions, 'sms' | keyof Trial>;

/** Opens what one machine does for all: the post room, what hears vehicles, what makes OTPs and sends SMS, what answers the API and what tells others of what happens. */
export function openLed(asked: LedOptions, trial: Trial = {}) {
  const { connection, office, secret, now } = asked;
  const sms = officeSms(postBookOver(connection, office), createSealing(secret, 'sms'), now);
  const options = { ...asked, ...trial, sms };
  const post = openPost(options);
  const reports = openReports({ ...options, kept: sms.kept, early: sms.early });
  const smsDesk = openSms({ ...options, sending: post.smsTold, reports });
  const tracking = openTracking(options);
  const otps = openOtps(options);
  const api = openApiDesk(options);
  const webhooks = openWebhooks(options);
  return {
    /** Says what hinders it. */
    async look(watch: (kind: string, look: Look) => Promise<void>) {
      await watch(MAIL_ALERT, () => post.trouble());
      await watch(WEBHOOK_ALERT, () => webhooks.trouble());
      await watch(OTP_ALERT, () => otps.trouble());
      await watch(TRACKING_ALERT, () => Promise.resolve(tracking.trouble()));
    },
    async close() {
      otps.close();
      smsDesk.close();
      api.close();
      await reports.close();
      await post.close();
      await tracking.close();
      await webhooks.close();
    },
  };
}
