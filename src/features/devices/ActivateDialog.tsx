import { Input } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { simWarning } from '@/store/kit/typed/numberWarnings';
import { selectStock } from '@/store/stock/onHand/selectStock';
import type { Sim } from '@/store/stock/sims/sim';
import { simNumberSchema, type SimNumberValues } from '@/store/stock/sims/simNumberSchema';
import { simActivated } from '@/store/facts/sims';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';

const Field = fieldsOf<SimNumberValues>();

/** Asks under which number a SIM is activated that has none yet. */
export default function ActivateDialog({ sim, onClose }: { sim: Sim; onClose: () => void }) {
  const say = useSay();
  const stock = useAppSelector(selectStock);
  return (
    <FormDialog
      title={`Activate SIM ${sim.id}`}
      does={simActivated}
      save="Activate"
      schema={simNumberSchema(stock, sim.id)}
      onSubmit={({ msisdn }) => say(simActivated(sim.id, msisdn), `SIM ${msisdn} activated`)}
      onClose={onClose}
    >
      <Field name="msisdn" label="SIM Number" warn={simWarning}>
        <Input inputMode="numeric" autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
