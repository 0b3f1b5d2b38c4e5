import { Select } from 'antd';
import { formatMonth } from '@/format';
import type { useMonth } from './useMonth';

const ALL = '';

/** Of which month the figures are, or of all; the newest month first. */
export const MonthSelect = ({ months, month = ALL, choose }: ReturnType<typeof useMonth>) => (
  <Select
    aria-label="Month"
    value={month}
    onChange={(chosen) => choose(chosen === ALL ? undefined : chosen)}
    options={[
      { value: ALL, label: 'All months' },
      ...months.toReversed().map((value) => ({ value, label: formatMonth(value) })),
    ]}
    style={{ minWidth: 140 }}
  />
);
