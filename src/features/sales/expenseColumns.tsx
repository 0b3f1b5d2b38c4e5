import type { Expense } from '@/store/requests/expenses';
import { columnsOf } from '@/ui/columns';

const { month, text, count, money } = columnsOf<Expense>();

/** The columns of the expenses (D30). */
export const expenseColumns = [
  month('Month', (expense) => expense.month),
  text('Vendor', ({ vendor }) => vendor),
  count('Requests', ({ requests }) => requests),
  count('Units', ({ units }) => units),
  money('Amount + GST', ({ amount }) => amount),
];
