/** What reads the days of a file: today as an ISO date, and what a typed text means, the day first. */
export interface ReadingDays {
  today: string;
  dayOf: (typed: string) => string | undefined;
}

/** A day as it is typed, with or without a time, as an ISO date; what is none stays as it is. */
export const dayRead = (typed: string, dayOf: ReadingDays['dayOf']): string => {
  const text = typed.trim().replace(/(?:T|\s+)\d{1,2}:\d\d(?::\d\d)?.*$/, '');
  return dayOf(text) ?? typed;
};
