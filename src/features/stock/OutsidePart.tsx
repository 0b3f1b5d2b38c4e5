import { Button } from 'antd';
import { unitsOf, type OnHand } from '@/store/stock/onHand/onHandRows';
import { DataTable } from '@/ui/DataTable';
import { Facts } from '@/ui/Facts';
import { useUrlChoice } from '@/ui/urlChoice';
import { Section } from '@/ui/Section';
import { formatCount } from '@/format';
import { onHandColumns } from './onHandColumns';

const SORTS = ['On its way', 'In vehicles', 'In repair'] as const;

/** What we own and have not on hand, once it is asked for. */
export function OutsidePart({ rows, open }: { rows: readonly OnHand[]; open: (row: OnHand) => void }) {
  const [asked, ask] = useUrlChoice('outside', ['no', 'yes']);
  const isShown = asked === 'yes';
  const sums = SORTS.map((sort) => ({
    label: sort,
    value: formatCount(unitsOf(rows.filter((row) => row.sort === sort))),
  }));
  return (
    <Section
      title="Outside"
      actions={
        <Button size="small" aria-pressed={isShown} onClick={() => ask(isShown ? 'no' : 'yes')}>
          Also outside
        </Button>
      }
    >
      <p>
        Our stock in no store, branch or bag: on its way by challan, in vehicles, in repair. It is not part of current
        stock.
      </p>
      <Facts facts={[...sums, { label: 'Units outside', value: formatCount(unitsOf(rows)) }]} />
      {isShown && (
        <DataTable
          label="Stock outside"
          name="outside"
          rows={rows}
          columns={onHandColumns(open)}
          searchHint="Place or product"
          empty="Nothing is outside."
          nothingFound="No matching stock found."
        />
      )}
    </Section>
  );
}
