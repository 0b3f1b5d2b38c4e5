import { useState } from 'react';
import { formatCountOf } from '@/format';
import { useSayAll } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { simActivated } from '@/store/facts/sims';
import { activationOf, activationSchema } from '@/store/stock/sims/activation';
import type { Sim } from '@/store/stock/sims/sim';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { useTyped } from '@/ui/typedValues';
import styles from './ActivateSimsDialog.module.css';

const Field = fieldsOf<{ on: string }>();

/** How many of the SIMs can be activated on the day that stands in the form, and why each other cannot. */
function WhatCanBe({ sims }: { sims: readonly Sim[] }) {
  const { on } = useTyped<{ on: unknown }>();
  const { ready, refused } = activationOf(sims, typeof on === 'string' ? on : '');
  return (
    <>
      <p role="status">
        {ready.length === 0
          ? 'None of them can be activated.'
          : `${formatCountOf(ready.length, 'SIM')} can be activated.`}
      </p>
      {refused.length > 0 && (
        <ul className={styles.refused} aria-label="Not activated">
          {refused.map(({ id, reason }) => (
            <li key={id}>{reason}</li>
          ))}
        </ul>
      )}
    </>
  );
}

interface ActivateSimsDialogProps {
  sims: readonly Sim[];
  /** Told when some were activated. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks on which day several SIMs are activated, and names those that cannot be; one Undo takes all back. */
export default function ActivateSimsDialog({ sims: now, onDone, onClose }: ActivateSimsDialogProps) {
  const sayAll = useSayAll();
  const today = useToday();
  const [sims] = useState(now);
  const save = async ({ on }: { on: string }) => {
    const facts = activationOf(sims, on).ready.map(({ id }) => simActivated(id, undefined, on));
    const isDone = await sayAll(facts, (count) => `${formatCountOf(count, 'SIM')} activated`);
    if (isDone) onDone();
    return isDone;
  };
  return (
    <FormDialog
      title={`Activate ${formatCountOf(sims.length, 'SIM')}`}
      does={simActivated}
      save="Activate"
      schema={activationSchema(today)}
      initialValues={{ on: today }}
      onSubmit={save}
      onClose={onClose}
    >
      <Field name="on" label="On">
        <DateInput />
      </Field>
      <WhatCanBe sims={sims} />
    </FormDialog>
  );
}
