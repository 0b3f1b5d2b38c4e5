const STATE_SERIES = /^[A-Z]{2}\d{2}[A-Z]{0,3}\d{1,4}$/;
const BHARAT_SERIES = /^\d{2}BH\d{4}[A-Z]{2}$/;

/** What looks odd about a vehicle number, compared without spaces and in capitals (domain facts, Numbers people type). */
export function vehicleNoWarning(value: string, unassigned: string): string | undefined {
  const number = value.replaceAll(/\s/g, '').toUpperCase();
  if (number === '' || value === unassigned || STATE_SERIES.test(number) || BHARAT_SERIES.test(number)) return undefined;
  return 'Vehicle numbers look like MH12AB1234 or 22BH1234AA. Check for a typing mistake.';
}
