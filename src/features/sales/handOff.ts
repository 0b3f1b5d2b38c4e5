import { logSubmit } from '@/ui/logSubmit';

/** What is told whether a new account was confirmed or declined (spec 2, select-package). */
export type OnConfirm = (confirmed: boolean) => unknown;

/** The callback of a product that hands over to nobody yet: it logs. */
export const logConfirmation: OnConfirm = (confirmed) => logSubmit('New account', { confirmed });

/** Tells the callback the answer; that it fails, at once or later, is only logged (D26). */
export async function handOff(onConfirm: OnConfirm, confirmed: boolean): Promise<void> {
  try {
    await onConfirm(confirmed);
  } catch (error) {
    // oxlint-disable-next-line no-console -- The product specification asks for this line.
    console.error('New account, the hand-off failed:', error);
  }
}
