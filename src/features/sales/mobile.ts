/** A pasted mobile number without what is not part of it: spaces, dashes, `+91` or a leading 0 (domain facts). */
export const pastedMobile = (text: string): string =>
  text
    .replaceAll(/[\s().-]/g, '')
    .replace(/^(?:\+91|91(?=\d{10}$)|0(?=\d{10}$))/, '');

/** What looks odd about a mobile number: real ones begin with 6 to 9 (domain facts, Numbers people type). */
export const mobileWarning = (value: string): string | undefined =>
  /^[0-5]\d{9}$/.test(value.trim()) ? 'Mobile numbers in India begin with 6 to 9. Check for a typing mistake.' : undefined;
