/** The Luhn check digit of the digits before it: every second digit from the right counts double, by its digit sum. */
export function luhnCheckDigit(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 2 : 1))
    .reduce((total, value) => total + Math.floor(value / 10) + (value % 10), 0);
  return (10 - (sum % 10)) % 10;
}

/** The IMEI that begins with these 14 digits; a RangeError unless they are 14 digits. */
export function imeiOf(first14: string): string {
  if (!/^\d{14}$/.test(first14)) throw new RangeError(`Not the first 14 digits of an IMEI: ${first14}`);
  return `${first14}${luhnCheckDigit(first14)}`;
}
