import type { ApiRequests, ApiResults } from './api/apiProtocol';
import type { DeskRequests, DeskResults } from './deskProtocol';
import type { MailRequests, MailResults } from './mail/mailProtocol';
import type { OtpRequests, OtpResults } from './otp/otpProtocol';
import type { SmsRequests, SmsResults } from './sms/smsProtocol';
import type { TrackingRequests, TrackingResults } from './tracking/trackingProtocol';
import type { WebhookRequests, WebhookResults } from './webhooks/webhookProtocol';

/** All that the office's own programs are asked for, by the name of the request. */
export type OfficeRequests = DeskRequests &
  MailRequests &
  TrackingRequests &
  OtpRequests &
  SmsRequests &
  ApiRequests &
  WebhookRequests;

/** What they tell, by the name of the request; what is not among these tells nothing. */
export type OfficeResults = DeskResults &
  MailResults &
  TrackingResults &
  OtpResults &
  SmsResults &
  ApiResults &
  WebhookResults;
