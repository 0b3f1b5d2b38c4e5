import type { DatePicker } from 'antd';
import type { ComponentProps } from 'react';
import { formatDate, formatMinute, formatMonth } from '@/format';
import { typedDate, typedMinute, typedMonth } from './typedDate';

/** How one kind of date is read, kept and shown. */
export interface DateKind {
  /** The ISO form that is kept, for dayjs. */
  iso: string;
  /** The ISO form of what was typed, which may leave its day or year to the ISO minute of now; undefined when it means none. */
  typed: (text: string, now: string) => string | undefined;
  /** What is shown of the ISO form; any other text comes back unchanged. */
  shown: (iso: string) => string;
  hint: string;
  /** What a step with an arrow key is. */
  step: 'day' | 'month';
  picker: Pick<ComponentProps<typeof DatePicker>, 'picker' | 'showTime'>;
}

/** A day, kept as an ISO date. */
export const DAY: DateKind = {
  iso: 'YYYY-MM-DD',
  typed: (text, now) => typedDate(text, now.slice(0, 10)),
  shown: formatDate,
  hint: 'Day month year',
  step: 'day',
  picker: {},
};
/** A month, kept as `YYYY-MM`. */
export const MONTH: DateKind = {
  iso: 'YYYY-MM',
  typed: (text, now) => typedMonth(text, now.slice(0, 10)),
  shown: formatMonth,
  hint: 'Month year',
  step: 'month',
  picker: { picker: 'month' },
};
/** A minute of a day, kept as `YYYY-MM-DDTHH:MM`. */
export const MINUTE: DateKind = {
  iso: 'YYYY-MM-DDTHH:mm',
  typed: typedMinute,
  shown: formatMinute,
  hint: 'Day month year, time',
  step: 'day',
  picker: { showTime: { format: 'HH:mm' } },
};
