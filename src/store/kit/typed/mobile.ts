/** The form of a mobile number. */
export const MOBILE = /^\d{10}$/;

/** What a file may call the column of mobile numbers. */
export const MOBILE_SYNONYMS = ['Mobile', 'Mobile No', 'Phone', 'Phone No', 'Phone Number', 'Contact', 'Contact No'];

/** A pasted mobile number without what is not part of it: spaces, dashes, `+91` or a leading 0. */
export const pastedMobile = (text: string): string =>
  text.replaceAll(/[\s().-]/g, '').replace(/^(?:\+91|91(?=\d{10}$)|0(?=\d{10}$))/, '');

/** The ten digits of a mobile number, however it is written; undefined where it is none. */
export function mobileIn(text: string): string | undefined {
  const digits = pastedMobile(text);
  return MOBILE.test(digits) ? digits : undefined;
}
