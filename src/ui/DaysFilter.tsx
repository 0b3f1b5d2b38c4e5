import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import styles from './DaysFilter.module.css';

const { RangePicker } = DatePicker;

/** How a day and a month are shown where one is picked, and how the query string writes them. */
const FORMATS = {
  days: { picker: 'date', shown: 'DD MMM YYYY', written: 'YYYY-MM-DD' },
  months: { picker: 'month', shown: 'MMM YYYY', written: 'YYYY-MM' },
} as const;

export interface DaysFilterProps {
  title: string;
  by: keyof typeof FORMATS;
  /** The first and the last day or month, in ISO's notation; empty where there is none. */
  bounds: readonly string[];
  onChange: (words: readonly string[]) => void;
}

/** The first and the last day, or month, that shall be shown; either may stay open. */
export default function DaysFilter({ title, by, bounds: [from, to], onChange }: DaysFilterProps) {
  const { picker, shown, written } = FORMATS[by];
  const [isOpen, setOpen] = useState(false);
  return (
    <RangePicker
      picker={picker}
      format={shown}
      allowEmpty={[true, true]}
      value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
      placeholder={['from', 'to']}
      aria-label={title}
      classNames={{ popup: { container: styles.calendar ?? '' } }}
      onOpenChange={setOpen}
      onKeyDown={(event) => {
        // It closes the calendar alone, not also what the calendar stands in.
        if (event.key === 'Escape' && isOpen) event.stopPropagation();
      }}
      onChange={(range) => {
        const [first, last] = range ?? [];
        onChange(first || last ? [`${first?.format(written) ?? ''}..${last?.format(written) ?? ''}`] : []);
      }}
    />
  );
}
