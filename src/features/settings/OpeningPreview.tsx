import { useDeferredValue, useMemo } from 'react';
import { useAppStore } from '@/parts/hooks';
import { NotTaken } from '@/parts/importing/NotTaken';
import { holderFrom, STORE } from '@/store/kit/movements/holder';
import type { OpeningSort } from '@/store/stock/opening/openingCells';
import { openingLines } from '@/store/stock/opening/openingLines';
import { validatedLines, type ValidatedLine } from '@/store/stock/opening/openingCount';
import type { OpeningValues } from '@/store/stock/opening/openingSchema';
import { DataTable } from '@/ui/DataTable';
import { useTyped } from '@/ui/typedValues';
import { formatCount, formatCountOf } from '@/format';
import { openingColumns } from './openingColumns';

const PARTS = {
  Wrong: ({ tone }: ValidatedLine) => tone === 'wrong',
  Warning: ({ tone }: ValidatedLine) => tone === 'warning',
};

/** Each line of the count with what becomes of it, as it is typed. */
export function OpeningPreview({ sort }: { sort: OpeningSort }) {
  const store = useAppStore();
  const {
    place: key = '',
    lines: text = '',
    productName,
    model,
    provider,
    kind,
  } = useDeferredValue(useTyped<OpeningValues>());
  const { lines, notTaken } = useMemo(() => openingLines(sort, text), [sort, text]);
  const validated = useMemo(() => {
    const place = holderFrom(key) ?? STORE;
    return validatedLines(store.getState(), sort, lines, { place, productName, model, provider, kind });
  }, [store, sort, lines, key, productName, model, provider, kind]);
  const wrong = validated.filter(PARTS.Wrong).length;
  if (validated.length === 0) return null;
  return (
    <>
      <p role="status">
        {`${formatCount(validated.length - wrong)} of ${formatCountOf(validated.length, 'line')} can be counted in.`}
        {wrong > 0 && ` ${formatCount(wrong)} still to fix.`}
      </p>
      <NotTaken headings={notTaken} />
      <DataTable
        label="Lines of the count"
        name="count"
        rows={validated}
        columns={openingColumns(sort)}
        parts={PARTS}
        empty="There are no lines."
        nothingFound="No such line."
        unexported
      />
    </>
  );
}
