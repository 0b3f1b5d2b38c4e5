/**
 * The rates of GST by which we sell: `0%` is a rate of nil, `Exempt` one that a notification takes off (section 11 of the CGST Act);
 * both are exempt supplies (section 2(47)), which the returns tell apart.
 */
export const GST_RATES = ['Exempt', '0%', '5%', '12%', '18%', '40%'] as const;
export type GstRate = (typeof GST_RATES)[number];

/** The lengths of HSN and SAC codes that the tax office's list has. */
export const HSN_FORM = /^(\d{4}|\d{6}|\d{8})$/;

/** What holds where nothing else is said; also of money in advance while nobody knows for what it is (rule 50 of the CGST Rules). */
export const USUAL_RATE = '18%' satisfies GstRate;

const PERCENTS: Record<GstRate, number> = { Exempt: 0, '0%': 0, '5%': 5, '12%': 12, '18%': 18, '40%': 40 };

/** A rate in percent. */
export const percentOf = (rate: GstRate = USUAL_RATE): number => PERCENTS[rate];
