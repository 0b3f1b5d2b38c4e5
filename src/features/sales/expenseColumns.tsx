import type { Expense } from '@/store/purchasing/requests/expenses';
import { columnsOf } from '@/ui/columns';

const { count, money, month, party } = columnsOf<Expense>();

/** The columns of the expenses. */
export const expenseColumns = [
  month('month', 'Month', (expense) => expense.month),
  party('vendor', 'Vendor', ({ vendor }) => vendor),
  count('requests', 'Requests', ({ requests }) => requests),
  count('units', 'Units', ({ units }) => units),
  money('amount-gst', 'Amount + GST', ({ amount }) => amount),
];
