import type { BillingValues } from '@/store/clients/accounts/billingSchema';
import { offeredCapitals, offeredPan, offeredState, registeredState } from '@/store/clients/accounts/taxHelp';
import { GSTIN, PAN } from '@/store/kit/typed/taxIds';
import { Offers } from '@/ui/Offers';
import { useTyped } from '@/ui/typedValues';
import { useFocusKept } from '@/ui/useFocusKept';
import styles from './GstinHelp.module.css';

export interface GstinHelpProps {
  /** The client's state as it stands. */
  state: string | undefined;
  take: (field: 'gstNo' | 'panNo' | 'state', value: string) => void;
}

/** What a GST number knows of the client: its state, and what can be taken over with a click. */
export function GstinHelp({ state, take }: GstinHelpProps) {
  const { gstNo = '', panNo = '' } = useTyped<BillingValues>();
  const gstin = offeredCapitals(gstNo, GSTIN);
  const held = offeredPan(gstNo, panNo);
  const pan = offeredCapitals(panNo, PAN);
  const other = offeredState(gstNo, state);
  const offers = [
    gstin && { text: `Use ${gstin}`, accept: () => take('gstNo', gstin) },
    held && { text: `Use PAN ${held}`, accept: () => take('panNo', held) },
    pan && pan !== held && { text: `Use ${pan}`, accept: () => take('panNo', pan) },
    other && { text: `Change state from ${state} to ${other}`, accept: () => take('state', other) },
  ].filter((offer) => typeof offer === 'object');
  const place = useFocusKept<HTMLDivElement>(offers.length);
  const agrees = other === undefined && registeredState(gstNo) !== undefined;
  return (
    <div ref={place} tabIndex={-1} className={styles.help}>
      <Offers offers={offers} />
      <div role="status" className={styles.state}>
        {agrees && `State: ${state}, by the GST number.`}
      </div>
    </div>
  );
}
