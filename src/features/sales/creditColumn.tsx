import { BEYOND_CREDIT, beyondWords, type BeyondCredit } from '@/store/billing/receivables/credit';
import type { ColumnValue } from '@/ui/column';
import { SmallLine } from '@/ui/SmallLine';

interface CreditLineProps {
  beyond: BeyondCredit | undefined;
  /** The bills whose numbers are not given for good. */
  unnumbered: ReadonlySet<string>;
}

/** How far a client is beyond its credit, beneath its name; nothing where it is not. */
export const CreditLine = ({ beyond, unnumbered }: CreditLineProps) =>
  beyond && beyondWords(beyond, unnumbered).map((words) => <SmallLine key={words}>{words}</SmallLine>);

/** What a list of clients is filtered by to find those that are beyond their credit. */
export const creditValue = <Row,>(beyondOf: (row: Row) => BeyondCredit | undefined): ColumnValue<Row> => ({
  key: 'credit',
  title: 'Credit',
  kind: 'status',
  value: (row) => beyondOf(row) && BEYOND_CREDIT,
  among: [BEYOND_CREDIT],
  // Whoever searches for "credit" means a company of that name.
  unsearched: true,
});
