import type { BillValues } from '@/store/billing/accounts/billSchema';
import { logSubmit } from '@/ui/logSubmit';

/** What is told whether a new account was confirmed or declined. */
export type OnConfirm = (confirmed: boolean) => unknown;

/** What is told the whole form of a bill that was billed. */
export type OnSave = (bill: BillValues) => unknown;

/** What the two hand-offs are called in the log. */
export const NEW_ACCOUNT = 'New account';
export const BILL = 'Bill';

/** The callbacks of a product that hands over to nobody yet: they log. */
export const logConfirmation: OnConfirm = (confirmed) => logSubmit(NEW_ACCOUNT, { confirmed });
export const logBill: OnSave = (bill) => logSubmit(BILL, bill);

/** Tells a callback what it waits for; that it fails, at once or later, is only logged. */
export async function handOff<Result>(
  what: string,
  callback: (result: Result) => unknown,
  result: Result,
): Promise<void> {
  try {
    await callback(result);
  } catch (error) {
    // oxlint-disable-next-line no-console -- The product specification asks for this line.
    console.error(`${what}, the hand-off failed:`, error);
  }
}
