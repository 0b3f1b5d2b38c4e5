import { formatDate } from '@/format';

/** Days on which a bill was open after it was due, and the rate by which they are charged. */
export interface InterestDays {
  /** ISO dates, both counted. */
  from: string;
  until: string;
  /** In percent a year. */
  rate: number;
}

/** What a line of interest says of it, such as `interest for 17 Nov 2026 to 16 Dec 2026 at 18% a year`. */
export const interestWords = ({ from, until, rate }: InterestDays): string =>
  `interest for ${formatDate(from)} to ${formatDate(until)} at ${rate}% a year`;

/** Interest that somebody waived: it is proposed no more. */
export interface WaivedInterest extends InterestDays {
  /** In rupees, without GST. */
  amount: number;
  why: string;
  /** ISO date. */
  on: string;
}

/** What of the interest of a bill was waived. */
export interface WithWaivedInterest {
  waivedInterest?: readonly WaivedInterest[] | undefined;
}
