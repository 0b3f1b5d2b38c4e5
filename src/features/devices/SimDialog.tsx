import { useAppSelector } from '@/parts/hooks';
import { SimInput } from '@/parts/SimInput';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { whereabouts } from '@/store/stock/onHand/holderWords';
import { simsAtHand } from '@/store/stock/sims/simsAtHand';
import { itgcIdOf, type Device } from '@/store/stock/devices/device';
import { simPaired } from '@/store/facts/devices';
import { holderOf } from '@/store/kit/movements/move';
import { simChoiceSchema, type SimChoiceValues } from '@/store/stock/sims/simChoiceSchema';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';

const Field = fieldsOf<SimChoiceValues>();

/** Asks which SIM goes into a device, in the place of the one that is in it if there is one. */
export default function SimDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const say = useSay();
  const today = useToday();
  const stock = useAppSelector(selectStock);
  const sims = simsAtHand(stock, device);
  const isSwap = device.simId !== undefined;
  return (
    <FormDialog
      title={`${isSwap ? 'Swap SIM' : 'Put SIM In'}: ${itgcIdOf(device)}`}
      does={simPaired}
      save={isSwap ? 'Swap SIM' : 'Put SIM In'}
      schema={simChoiceSchema(stock, device, today)}
      initialValues={{ on: today }}
      onSubmit={({ sim, on }) => say(simPaired(device, sim, on), `SIM put into ${itgcIdOf(device)}`)}
      onClose={onClose}
    >
      <Field
        name="sim"
        label="SIM"
        hint={`Scan or type its ICCID, or its number. Only SIMs that are ${whereabouts(stock, holderOf(device))} can go in.`}
      >
        <SimInput
          sims={sims}
          placeholder="Scan an ICCID, or choose a SIM"
          empty={sims.length === 0 ? 'There is no SIM here to put in.' : 'No SIM here has this number.'}
        />
      </Field>
      <Field name="on" label="On">
        <DateInput />
      </Field>
    </FormDialog>
  );
}
