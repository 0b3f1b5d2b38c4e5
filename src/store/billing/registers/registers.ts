import type { Days } from '@/store/kit/calendar';
import { advancesRegister, type AdvanceEntry } from './advancesRegister';
import { amendmentsRegister, type AmendmentEntry } from './amendmentsRegister';
import type { MoneyEntry } from './moneyEntry';
import { receiptsRegister } from './receiptsRegister';
import type { RegisterBooks } from './registerBooks';
import { salesRegister, type SaleEntry } from './salesRegister';

/** The registers of some days. */
export interface Registers {
  sales: readonly SaleEntry[];
  receipts: readonly MoneyEntry[];
  advances: readonly AdvanceEntry[];
  amendments: readonly AmendmentEntry[];
}

/** The registers of some days, without the documents `unnumbered`. */
export const registersOf = (books: RegisterBooks, days: Days, unnumbered: ReadonlySet<string>): Registers => ({
  sales: salesRegister(books, days, unnumbered),
  receipts: receiptsRegister(books, days, unnumbered),
  advances: advancesRegister(books, days, unnumbered),
  amendments: amendmentsRegister(books, days, unnumbered),
});
