/**
 * The rates of GST by which we sell: `0%` is a rate of nil, `Exempt` one that a notification takes off (section 11 of the CGST Act);
 * both are exempt supplies (section 2(47)), which the returns tell apart.
 */
export const GST_RATES = ['Exempt', '0%', '5%', '12%', '18%', '40%'] as const;
/** What a code may have as its rate. */
export type CodeRate = (typeof GST_RATES)[number];

/** What bears no tax as it goes to an SEZ under a letter of undertaking, at whatever rate the code has: a taxable supply nonetheless (section 16 of the IGST Act). */
export const ZERO_RATED = 'Zero rated';

/** What whoever has no GST number sells: it bears no tax and stands in no return (section 32 of the CGST Act). */
export const NOT_REGISTERED = 'Not registered';
export type GstRate = CodeRate | typeof ZERO_RATED | typeof NOT_REGISTERED;

/** The lengths of HSN and SAC codes that the tax office's list has. */
export const HSN_FORM = /^(\d{4}|\d{6}|\d{8})$/;

/** What holds where nothing else is said; also of money in advance while nobody knows for what it is (rule 50 of the CGST Rules). */
export const USUAL_RATE = '18%' satisfies GstRate;

const PERCENTS: Record<GstRate, number> = {
  Exempt: 0,
  '0%': 0,
  '5%': 5,
  '12%': 12,
  '18%': 18,
  '40%': 40,
  [ZERO_RATED]: 0,
  [NOT_REGISTERED]: 0,
};

/** A rate in percent. */
export const percentOf = (rate: GstRate = USUAL_RATE): number => PERCENTS[rate];
