import type { ApiRequests, ApiTells } from './api/apiProtocol';
import type { DeskRequests, DeskTells } from './deskProtocol';
import type { MailRequests, MailTells } from './mail/mailProtocol';
import type { OtpRequests, OtpTells } from './otp/otpProtocol';
import type { SmsRequests, SmsTells } from './sms/smsProtocol';
import type { TrackingRequests, TrackingTells } from './tracking/trackingProtocol';
import type { WebhookRequests, WebhookTells } from './webhooks/webhookProtocol';

/** All that the office's own programs are asked for, by the name of the request. */
export type OfficeRequests = DeskRequests &
  MailRequests &
  TrackingRequests &
  OtpRequests &
  SmsRequests &
  ApiRequests &
  WebhookRequests;

/** What they tell, by the name of the request; what is not among these tells nothing. */
export type OfficeTells = DeskTells & MailTells & TrackingTells & OtpTells & SmsTells & ApiTells & WebhookTells;
