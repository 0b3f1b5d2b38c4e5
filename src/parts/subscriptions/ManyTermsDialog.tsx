import { useState } from 'react';
import { formatCountOf } from '@/format';
import { useSayAll } from '@/parts/useSay';
import { GST_CHOICES } from '@/store/clients/accounts/account';
import { vehicleTermsChanged } from '@/store/facts/vehicles';
import { startChoices } from '@/store/billing/terms/termsStart';
import { useAppStore } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import {
  chosenStart,
  manyTermsEdits,
  manyTermsSchema,
  sharedTerms,
  type ManyTermsValues,
} from '@/store/vehicles/vehicles/vehicleTermsSchema';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { WordRadios } from '@/ui/Choices';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { MoneyInput } from '@/ui/MoneyInput';
import { SinceFields } from './SinceFields';

const Field = fieldsOf<ManyTermsValues>();

export interface ManyTermsDialogProps {
  vehicles: readonly Vehicle[];
  /** Told when the terms are saved. */
  onSaved: () => void;
  onClose: () => void;
}

/** Asks what several vehicles cost for a month, and whether GST is in it; one Undo takes all of it back. */
export default function ManyTermsDialog({ vehicles: now, onSaved, onClose }: ManyTermsDialogProps) {
  const sayAll = useSayAll();
  // As they were when the dialog opened: what others change meanwhile is told.
  const [vehicles] = useState(now);
  const today = useToday();
  const store = useAppStore();
  const [{ first, choices, since }] = useState(() => startChoices(store.getState(), now, today));
  const save = async (values: ManyTermsValues) => {
    const facts = manyTermsEdits(vehicles, values).map(({ id, edit }) =>
      vehicleTermsChanged(id, edit, chosenStart(values, today), today),
    );
    const isDone =
      facts.length === 0 || (await sayAll(facts, (done) => `${formatCountOf(done, 'vehicle')}: terms saved`));
    if (isDone) onSaved();
    return isDone;
  };
  return (
    <FormDialog
      title={`Terms: ${formatCountOf(vehicles.length, 'vehicle')}`}
      does={vehicleTermsChanged}
      schema={manyTermsSchema(first)}
      initialValues={{ ...sharedTerms(vehicles), since }}
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        name="price"
        label="Price"
        hint="For one month. Left empty, each vehicle keeps its own. Bills that are issued stay as they are."
      >
        <MoneyInput />
      </Field>
      <Field name="gst" label="GST">
        <WordRadios label="GST" choices={GST_CHOICES} />
      </Field>
      <SinceFields choices={choices} />
    </FormDialog>
  );
}
