import { pastedMobile } from '@/store/kit/typed/mobile';

/** A number as phones dial it: an Indian mobile number with its country before it, any other as it is, without what only parts it. */
function dialled(number: string): string {
  const digits = pastedMobile(number);
  return /^[1-9]\d{9}$/.test(digits) ? `+91${digits}` : digits;
}

/** The address that calls a number. */
export const callHref = (number: string): string => `tel:${dialled(number)}`;

/** The address that begins an SMS; iPhones take the text only after an ampersand, and the other phones do not mind it. */
export const smsHref = (number: string, text: string): string =>
  `sms:${dialled(number)}?&body=${encodeURIComponent(text)}`;

/** The address that begins a WhatsApp message: https://faq.whatsapp.com/5913398998672934. */
export const whatsAppHref = (number: string, text: string): string =>
  `https://wa.me/${dialled(number).replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;

/** Addresses as an e-mail's address has them, with a comma between each and the next. */
const addressed = (addresses: readonly string[]) =>
  addresses.map((address) => encodeURIComponent(address).replaceAll('%40', '@')).join(',');

/** The address that begins an e-mail, also to several and with copies, whose lines break as RFC 6068 says. */
export const mailHref = (to: string | readonly string[], subject: string, text: string, cc: readonly string[] = []) =>
  `mailto:${addressed([to].flat())}?${cc.length > 0 ? `cc=${addressed(cc)}&` : ''}subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'))}`;
