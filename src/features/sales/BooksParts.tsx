import { formatMoney, formatMonth } from '@/format';
import type { BooksTie } from '@/store/billing/returns/booksTie';
import { apartColumns, booksColumns } from './booksColumns';
import { ReturnPart } from './ReturnPart';

/** Whether a month's documents come to what the clients' statements say of it. */
export function BooksStanding({ month, difference }: { month: string; difference: number }) {
  return (
    <p role="status">
      {difference === 0
        ? `The documents of ${formatMonth(month)} match our books; the difference is ${formatMoney(0)}.`
        : `The documents of ${formatMonth(month)} differ from our books by ${formatMoney(difference)}. Do not file the return before that is understood.`}
    </p>
  );
}

/** A month's documents beside the clients' statements, and which of them only one of the two has. */
export function BooksParts({ sums, apart }: BooksTie) {
  return (
    <>
      <ReturnPart
        title="Our books"
        name="books"
        note="What the documents of the month come to by their taxable value, GST and round off, beside what the clients’ statements say of the same days; above zero where clients owe more."
        rows={sums}
        columns={booksColumns}
      />
      <ReturnPart
        title="Not in both"
        name="apart"
        note="Documents that only the return or only a client’s statement has, or with another amount."
        rows={apart}
        columns={apartColumns}
        empty="Each document of the return is in a client’s statement, with the same amount, and each document there is in the return."
      />
    </>
  );
}
