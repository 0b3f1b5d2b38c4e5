import type { ClientDetails } from './account';
import { panOfGstin, stateOfGstin } from '@/store/kit/typed/gstin';
import { GSTIN, PAN } from '@/store/kit/typed/taxIds';
import { pinWarning } from '@/store/kit/typed/pinCodes';
import { STATES, taxState } from './taxState';
import { gstinWarning, panDisagreement, panWarning } from '@/store/kit/typed/taxWarnings';

/** What looks wrong about a GST number that has the right shape: a wrong shape is refused on submit instead. */
export const gstNoWarning = (gstNo: string) => (GSTIN.test(gstNo.trim()) ? gstinWarning(gstNo) : undefined);

/** What looks wrong about a PAN that has the right shape, also beside the GST number. */
export const panNoWarning = (panNo: string, { gstNo }: { gstNo?: unknown }) =>
  PAN.test(panNo.trim())
    ? (panWarning(panNo) ?? panDisagreement(typeof gstNo === 'string' ? gstNo : '', panNo))
    : undefined;

/** That a PIN code is none of the state that a GST number is registered in. */
export const pinCodeWarning = (pinCode: string, gstNo: unknown) =>
  typeof gstNo === 'string' && GSTIN.test(gstNo.trim()) ? pinWarning(pinCode, gstNo.trim().slice(0, 2)) : undefined;

/** A number's capital form, where only its small letters are in the way of what the form takes. */
export function offeredCapitals(typed: string, shape: RegExp): string | undefined {
  const [written, capital] = [typed.trim(), typed.trim().toUpperCase()];
  return written !== capital && shape.test(capital) ? capital : undefined;
}

/** The PAN that a GST number holds, unless it is typed already. */
export function offeredPan(gstNo: string, panNo: string): string | undefined {
  const pan = GSTIN.test(gstNo.trim()) ? panOfGstin(gstNo) : undefined;
  return pan === panNo.trim() ? undefined : pan;
}

/** The state that a GST number is registered in; undefined while it is none, or names none. */
export const registeredState = (gstNo: string): string | undefined =>
  GSTIN.test(gstNo.trim()) ? stateOfGstin(gstNo) : undefined;

/** The state that a GST number is registered in, if the client's differs and the form has it. */
export function offeredState(gstNo: string, state: ClientDetails['state'] | undefined) {
  const registered = registeredState(gstNo);
  if (registered === (state === undefined ? undefined : taxState(state))) return undefined;
  return STATES.find((one) => one === registered);
}

/** The state that a GST number fills: one about which nothing looks wrong. */
export const filledState = (gstNo: string, state: string | undefined): string | undefined =>
  gstinWarning(gstNo) === undefined ? offeredState(gstNo, state) : undefined;
